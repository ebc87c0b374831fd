import { draft, subjectOptions, view } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { at } from '../../test/at.js';
import type { BridgeheadView } from '../view-types.js';

/** Two stacks of the South next to one unit of the North. */
const attack = () =>
  at({
    scenario: 'none',
    phase: 'combat',
    put: {
      '0606': ['south-armour-1', 'south-infantry-1'],
      '0706': ['south-infantry-2'],
      '0707': ['north-infantry-1'],
    },
  });

describe('an attack', () => {
  it('is one line of the journal, with the die behind it', () => {
    const match = attack();
    expect(
      match.choose('south', 'attack 0707, with south-armour-1, with south-infantry-2, declare'),
    ).toBeNull();
    const [line, roll] = match.entries;
    expect(line).toMatchObject({ text: 'attack 0707, with south-armour-1, with south-infantry-2, declare' });
    expect(roll).toMatchObject({ about: 'combat' });
  });

  it('shows the odds while units are being added, every shift by name', () => {
    const match = attack();
    const put = draft(match.machine, match.state, 0, 'attack 0707, with south-armour-1');
    if ('refused' in put) throw new Error(put.refused.reason);
    expect(put.whole).toBe(false);
    expect(put.decision?.prompt).toBe(
      'South Armour 1 against 0707: 7 against 5 is 1:1; armour +1: rolled at 2:1',
    );
    expect(put.decision?.odds).toEqual({
      attack: 7,
      defence: 5,
      ratio: '1:1',
      shifts: [{ why: 'armour', by: 1 }],
      column: '2:1',
      outcomes: [
        { result: 'A1', says: 'the attackers lose a step', rolls: 1 },
        { result: 'NE', says: 'no effect', rolls: 1 },
        { result: 'EX', says: 'both lose a step', rolls: 1 },
        { result: 'DR', says: 'the defenders retreat', rolls: 2 },
        { result: 'D1', says: 'the defenders lose a step and retreat', rolls: 1 },
      ],
      rolls: 6,
    });
    expect(put.decision?.options?.map(({ text }) => text)).toEqual([
      'with south-infantry-1',
      'with south-infantry-2',
      'declare',
    ]);
  });

  it('is labelled with its best possible odds', () => {
    const match = attack();
    const [decision] = view(match.machine, match.state, 0).decisions;
    expect(decision.options?.[0]).toMatchObject({
      text: 'attack 0707',
      label: 'Attack 0707: with everybody, 15 against 5 is 3:1; armour +1: rolled at 4:1',
    });
  });

  it('calls a town by its name in sentences, and by its id in notation', () => {
    const match = at({
      scenario: 'none',
      phase: 'combat',
      put: { '0505': ['south-infantry-1', 'south-infantry-2'], stonebridge: ['north-infantry-1'] },
    });
    const [decision] = view(match.machine, match.state, 0).decisions;
    expect(decision.options?.[0]).toMatchObject({
      text: 'attack stonebridge',
      label: expect.stringMatching(/^Attack Stonebridge: with everybody/),
    });
    const put = draft(match.machine, match.state, 0, 'attack stonebridge, with south-infantry-1');
    if ('refused' in put) throw new Error(put.refused.reason);
    expect(put.decision?.prompt).toMatch(/^South Infantry 1 against Stonebridge/);
    expect(
      match.choose('south', 'attack stonebridge, with south-infantry-1, with south-infantry-1'),
    ).toMatchObject({ reason: 'South Infantry 1 already takes part in the attack on Stonebridge' });
  });

  it('changes nothing if the choice is incomplete, or if a part of it is refused', () => {
    const match = attack();
    const before = JSON.stringify(match.state);
    expect(match.choose('south', 'attack 0707, with south-armour-1')).not.toBeNull();
    expect(match.choose('south', 'attack 0707, with south-armour-1, with south-armour-1')).toMatchObject({
      reason: 'South Armour 1 already takes part in the attack on 0707',
      anchor: 'combat.once',
    });
    expect(JSON.stringify(match.state)).toBe(before);
  });

  it('cannot be taken back once the die was rolled; a move can', () => {
    const match = attack();
    match.choose('south', 'attack 0707, with south-armour-1, with south-infantry-2, declare');
    expect(match.undoRefused(0)).not.toBeNull();
    const moving = at({
      scenario: 'none',
      put: { '0404': ['south-infantry-1'], '0708': ['north-infantry-1'] },
    });
    moving.choose('south', 'move south-infantry-1 0405');
    expect(moving.undoRefused(0)).toBeNull();
  });
});

describe('the view', () => {
  it('shows the table by names', () => {
    const match = at({
      scenario: 'none',
      put: { '0101': ['south-infantry-1 reduced'], pell: ['north-armour-1'], '0404': ['south-infantry-2'] },
      moved: ['south-infantry-1'],
      eliminated: ['north-garrison-1'],
      due: ['south-armour-3'],
    });
    const table = view(match.machine, match.state, 0).table as BridgeheadView;
    expect(table).toMatchObject({
      scenario: 'crossing',
      turn: 1,
      turns: 8,
      side: 'south',
      phase: 'movement',
      units: [
        { id: 'south-infantry-2', hex: '0404', steps: 2 },
        { id: 'south-infantry-1', hex: '0101', steps: 1, moved: true },
        { id: 'north-armour-1', hex: 'pell', steps: 2 },
      ].sort((a, b) => match.machine.facts.unitNames.index(a.id) - match.machine.facts.unitNames.index(b.id)),
      due: [{ id: 'south-armour-3', turn: 4 }],
      eliminated: ['north-garrison-1'],
      unsupplied: ['south-infantry-1'],
      attacked: [],
      attack: null,
    });
    expect(table.towns).toMatchObject({ pell: 'north', sallow: 'south', stonebridge: 'north' });
  });

  it('names the units that may move, and where each of them may go', () => {
    const match = at({
      scenario: 'none',
      put: { '0404': ['south-infantry-1'], '0708': ['north-infantry-1'] },
    });
    const [decision] = view(match.machine, match.state, 0).decisions;
    expect(decision.subjects).toEqual([{ verb: 'move', kind: 'unit', ids: ['south-infantry-1'] }]);
    const options = subjectOptions(match.machine, match.state, 0, 'move', 'south-infantry-1');
    expect(options).toContainEqual(
      expect.objectContaining({
        text: 'move south-infantry-1 sallow',
        touches: [
          { kind: 'unit', id: 'south-infantry-1' },
          { kind: 'hex', id: 'sallow' },
        ],
      }),
    );
    expect(subjectOptions(match.machine, match.state, 0, 'move', 'north-infantry-1')).toMatchObject({
      reason: "North Infantry 1 belongs to the North, and it is the South's turn",
      anchor: 'turn.order',
    });
  });
});
