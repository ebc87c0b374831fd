import type { View } from '@sandtable/kernel';
import type { TotalerKriegView } from '@sandtable/totaler-krieg/map';
import { t } from '../../languages/index.js';
import type { AtlasEntry, WatchList } from '../board-module.js';
import { alikeIn } from './alike.js';
import { farFromFront } from './far-from-front.js';
import { nearPlace } from './near-place.js';
import { factionOf, positionOf, tableOf, unitName } from './units.js';
import { words } from './words.js';

/** What a player may want to look after in the segment at hand. */
export function listsOf(view: View, seat: string | null): WatchList[] {
  const table = tableOf(view.table);
  const { lists: say } = words;
  const own = seat === null ? null : view.decisions.find((decision) => decision.seat === seat);
  const movers = own?.subjects?.find(({ verb }) => verb === 'move')?.ids ?? [];
  const attacks = own?.options?.filter(({ verb }) => verb === 'attack') ?? [];
  const isOwn = (id: string) => seat !== null && factionOf(table, id) === seat;
  const unit = unitRows(view, table);
  return [
    { id: 'lost', title: say.lost, urgent: true, rows: lostSoon(table, seat, unit) },
    { id: 'cut', title: say.cut, urgent: true, rows: joined(view, table.unsupplied.filter(isOwn), unit) },
    {
      id: 'attacks',
      title: say.attacks,
      rows: attacks.map(({ touches, label, text }) => ({
        touch: touches[0],
        name: nearPlace(touches[0]?.id ?? ''),
        says: t(label ?? text),
      })),
    },
    { id: 'unmoved', title: say.unmoved, rows: joined(view, movers, unit) },
    {
      id: 'enemy-cut',
      title: say.enemyCut,
      rows: joined(
        view,
        table.unsupplied.filter((id) => !isOwn(id)),
        unit,
      ),
    },
  ];
}

type UnitRow = (id: string, says?: string) => AtlasEntry;

/** A unit, where it is, and what is to be said of it. */
function unitRows(view: View, table: TotalerKriegView): UnitRow {
  const said = new Map(positionOf(view).units.map(({ touch, says }) => [touch.id, says]));
  const at = new Map(table.units.map(({ id, hex }) => [id, hex]));
  return (id, says = said.get(id) ?? '') => ({
    touch: { kind: 'unit', id },
    name: unitName(id),
    says: `${nearPlace(at.get(id) ?? '')}: ${says}`,
  });
}

/** Units from the front to the rear; those that are alike are one row: "3 × German infantry". */
function joined(view: View, ids: readonly string[], unit: UnitRow): AtlasEntry[] {
  const groups = new Map<string, string[]>();
  const far = (id: string) => farFromFront(view, { kind: 'unit', id });
  for (const id of [...ids].sort((a, b) => far(a) - far(b))) {
    const key = alikeIn(view, { kind: 'unit', id })?.key ?? id;
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  return [...groups.values()].map(([first, ...others]) => {
    const row = unit(first);
    return others.length === 0 ? row : { ...row, name: `${others.length + 1} × ${row.name}` };
  });
}

/** What costs steps if nothing is done: stacks that are too large; and units that could not retreat. */
function lostSoon(table: TotalerKriegView, seat: string | null, unit: UnitRow): AtlasEntry[] {
  const { lists: say } = words;
  const stacks = table.overstacked
    .filter(({ faction }) => faction === seat)
    .map(({ hex, fault, excess }) => ({
      touch: { kind: 'hex', id: hex },
      name: nearPlace(hex),
      says: say.overstacked(say.faults[fault], excess),
    }));
  const trapped = table.trapped
    .filter((id) => factionOf(table, id) === seat)
    .map((id) => unit(id, say.trapped));
  return [...stacks, ...trapped];
}
