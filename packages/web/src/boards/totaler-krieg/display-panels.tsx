import type { View } from '@sandtable/kernel';
import { type BoxView, type TotalerKriegView, ZONES } from '@sandtable/totaler-krieg/map';
import { t } from '../../languages/index.js';
import type { BoardProps } from '../board-module.js';
import { Boxed, type Choose } from './boxed.js';
import { Card } from './card.js';
import { FactionForces } from './forces.js';
import { Politics } from './politics.js';
import { tableOf } from './units.js';
import { words } from './words.js';

interface DisplayPanelProps {
  display: 'forces' | 'zones' | 'politics';
  board: BoardProps;
  view: View;
}

/** The forces of the factions, the Naval Zones, or the politics of a training scenario. */
export function DisplayPanel({ display, board: { controller }, view }: DisplayPanelProps) {
  const table = tableOf(view.table);
  const asked = controller?.decision.value != null;
  const choose: Choose = (id) =>
    asked && controller!.isLegal({ kind: 'unit', id }) ? () => controller!.touch({ kind: 'unit', id }) : null;
  if (display === 'zones') return <Zones table={table} choose={choose} />;
  if (display === 'politics')
    return (
      <div class="tk-panel is-row">
        <Politics table={table} />
      </div>
    );
  return (
    <div class="tk-panel">
      {table.factions.map((faction) => (
        <FactionForces key={faction} table={table} faction={faction} choose={choose} />
      ))}
    </div>
  );
}

function Zones({ table, choose }: { table: TotalerKriegView; choose: Choose }) {
  const { displays: say } = words;
  return (
    <div class="tk-panel is-row">
      {Object.entries(table.zones).map(([id, zone]) => (
        <Card key={id} title={t(ZONES.find((one) => one.id === id)?.name ?? id)}>
          <Boxed table={table} title={say.onStation} box={counted(zone.onStation)} choose={choose} />
          {/* A Convoy on its back carries troops, and feeds nobody. */}
          {(['supply-convoy', 'troop-convoy'] as const).map((side) => (
            <Boxed
              key={side}
              table={table}
              title={words.verbs[side]}
              box={counted(zone.convoys.filter((name) => name.includes('/') === (side === 'troop-convoy')))}
              choose={choose}
            />
          ))}
          <Boxed table={table} title={say.used} box={counted(zone.used)} choose={choose} />
        </Card>
      ))}
    </div>
  );
}

/** Counters one by one, as a box has them: by kind. */
function counted(counters: readonly string[]): BoxView {
  const box: Record<string, number> = {};
  for (const name of counters) box[name] = (box[name] ?? 0) + 1;
  return box;
}
