import { Machine, SPECTATOR, view } from '@sandtable/kernel';
import { findGame } from '@sandtable/shelf';
import { SHEET } from '@sandtable/totaler-krieg/map';
import { beforeAll, describe, expect, it } from 'vitest';
import { bordersOf, namedLand, newOwnerOf } from './borders.js';
import { modelOf } from './map-model.js';
import { tableOf } from './units.js';

type Game = NonNullable<Awaited<ReturnType<typeof findGame>>>;
let game: Game;
beforeAll(async () => {
  game = (await findGame('totaler-krieg'))!;
});

const tableAt = (scenario: string) => {
  const machine = new Machine(game, { scenario });
  return tableOf(view(machine, machine.setup('borders'), SPECTATOR).table);
};
/** Whether a line is drawn between two hexes. */
const between = (bits: readonly number[], one: string, other: string) => {
  const hex = SHEET.hexOf(one);
  return Boolean(bits[hex] & (1 << SHEET.grid.sideTowards(hex, SHEET.hexOf(other))));
};

describe('borders', () => {
  it('are those of 1937 where no land has changed hands', () => {
    const { borders, formerBorders } = bordersOf({ gained: {} });
    expect(formerBorders.some((bits) => bits !== 0)).toBe(false);
    expect(between(borders, 'e3703', 'e3704')).toBe(false);
  });

  it('of Barbarossa run through Poland along the Bug, and the old one in the east is a memory', () => {
    const table = tableAt('barbarossa');
    expect(Object.keys(table.gained).sort()).toEqual(['germany', 'russia']);
    const { borders, formerBorders } = bordersOf(table);
    expect(between(borders, 'e3703', 'e3704')).toBe(true);
    // Both hexes of a side agree.
    expect(between(borders, 'e3704', 'e3703')).toBe(true);
    // Brest-Litovsk, Danzig and Warsaw.
    expect(['e3704', 'w3927', 'e3702'].map((id) => newOwnerOf(table, SHEET.hexOf(id)))).toEqual([
      'russia',
      'germany',
      undefined,
    ]);
    const east = table.gained.russia.map((id) => SHEET.hexOf(id) as number);
    expect(east.some((hex) => formerBorders[hex] !== 0)).toBe(true);
    expect(table.gained.germany).toContain('w3226');
  });

  it('leave its name to what is left of a Country; one that is gone keeps it where it was', () => {
    const table = tableAt('barbarossa');
    const all = SHEET.ids.flatMap((id, hex) => (id ? [hex] : []));
    const of = (id: string) => SHEET.country[SHEET.hexOf(id)] as number;
    const poland = namedLand(table, of('e3702'), all);
    expect(poland).toContain(SHEET.hexOf('e3702'));
    expect(poland).not.toContain(SHEET.hexOf('e3704'));
    expect(namedLand(table, of('w3226'), all)).toContain(SHEET.hexOf('w3226'));
  });

  it('make another map when politics change, and the same one for the same', () => {
    const table = tableAt('case-white');
    expect(modelOf(table)).toBe(modelOf({ ...table }));
    const ceded = { ...table, gained: { ...table.gained, germany: ['e3702'] } };
    expect(modelOf(ceded).id).not.toBe(modelOf(table).id);
    expect(modelOf(table).riverNames?.map(({ name }) => name)).toContain('Danube');
  });
});
