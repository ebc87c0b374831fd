import { isSeasonal, type TotalerKriegView, turnNamed } from '@sandtable/totaler-krieg/map';
import { t } from '../../languages/index.js';
import { box as boxOf } from './box.js';
import { Boxed, type Choose } from './boxed.js';
import { labelOfTurn, weatherOf } from './turns.js';
import { factionOf, unitName } from './units.js';
import { words } from './words.js';

/** So many turns ahead are shown even if nothing is due in them. */
const AHEAD = 5;

/** The box that all units of multi-national units lie in; a display has one for each of these. */
const HOLDING = 'holding-box';

const holdersOf = (table: TotalerKriegView, faction: string) =>
  table.units.flatMap(({ id, holding }) =>
    holding && factionOf(table, id) === faction ? [{ id, holding }] : [],
  );

interface ForcesProps {
  table: TotalerKriegView;
  faction: string;
  choose: Choose;
}

/** What a faction has beside the map, in the order in which counters travel: Delay Box, Turn Track, Force Pool. */
export function FactionForces({ table, faction, choose }: ForcesProps) {
  const { displays: say } = words;
  const { card, cardName, blitz, forcePool, delayBox, turnTrack, boxes } = table.sides[faction];
  const now = table.turns.indexOf(table.turn);
  const played = table.turns.filter((turn, at) => at >= now && (at < now + AHEAD || turn in turnTrack));
  // Delay may last longer than the scenario.
  const later = Object.keys(turnTrack).filter((turn) => !table.turns.includes(turn));
  const coming = [...played, ...later.sort((a, b) => turnNamed(a) - turnNamed(b))];
  const { className, letters } = boxOf.seatMark(faction);
  return (
    <section class={`tk-forces ${className}`} aria-label={words.factions[faction]}>
      <header>
        <h3>
          <span class="seat-badge" aria-hidden="true">
            {letters}
          </span>
          {words.factions[faction]}
        </h3>
        <p>{[...(cardName ? [`${t(cardName)} (${card})`] : []), say.blitz(...blitz)].join(' · ')}</p>
      </header>
      <div class="tk-travel">
        <Boxed table={table} title={say.delay} box={delayBox} choose={choose} always />
        <div class="tk-track">
          {coming.map((turn) => (
            <Boxed
              key={turn}
              table={table}
              title={labelOfTurn(turn)}
              box={turnTrack[turn] ?? {}}
              choose={choose}
              className={turn === table.turn ? 'is-now' : ''}
              note={[
                ...(turn === table.turn ? [say.now] : []),
                ...(isSeasonal(turnNamed(turn)) ? [say.seasonal] : []),
                weatherOf(table, turn),
              ]
                .filter((word) => word !== '')
                .join(', ')}
              always
            />
          ))}
        </div>
        <Boxed
          table={table}
          title={say.pool}
          box={forcePool ?? {}}
          empty={forcePool ? undefined : say.hidden}
          choose={choose}
          className="is-pool"
          always
        />
        {Object.entries(boxes)
          .filter(([name]) => name !== HOLDING)
          .map(([name, box]) => (
            <Boxed key={name} table={table} title={say.boxes[name] ?? name} box={box} choose={choose} />
          ))}
        {HOLDING in boxes &&
          holdersOf(table, faction).map(({ id, holding }) => (
            <Boxed
              key={id}
              table={table}
              title={say.holdingBox(unitName(id))}
              box={{ [holding]: 1 }}
              choose={choose}
            />
          ))}
      </div>
    </section>
  );
}
