import {
  type AttackView,
  type BattleReport,
  COLUMNS,
  lastBattle,
  SHEET,
  type TotalerKriegView,
} from '@sandtable/totaler-krieg/map';
import type { ComponentChildren } from 'preact';
import { CounterPicture } from '../../board/hex/counter-picture.js';
import { t } from '../../languages/index.js';
import type { StageProps } from '../board-module.js';
import { GlyphIcon } from '../glyph-icon.js';
import { PLANE } from '../glyphs.js';
import { capital, signed } from '../pretty.js';
import { box } from './box.js';
import { Dice } from './die.js';
import { Forecast } from './forecast.js';
import { faceOf, factionOf, tableOf, unitName } from './units.js';
import { words } from './words.js';

/** The attack that is put together or fought; after it, in the same segment, how it went. */
export function Stage({ view, log, controller }: StageProps) {
  const table = tableOf(view.table);
  const report = lastBattle(log);
  const leave = controller?.joiners.value
    ? (id: string) => void controller.leaveOut([{ kind: 'unit', id }])
    : null;
  if (table.attack) return <Battle table={table} attack={table.attack} report={report} leave={leave} />;
  // The log goes on from turn to turn; whoever has attacked in this segment is marked.
  const isFought = table.units.some(({ attacked }) => attacked);
  const forecast = table.campaign?.forecast;
  if (forecast) return <Forecast tables={forecast} />;
  return isFought && report?.roll ? <Fought report={report} /> : null;
}

const placeName = (id: string) => t(SHEET.placeNames[SHEET.hexOf(id)] ?? '') || id;

interface BattleProps {
  table: TotalerKriegView;
  attack: AttackView;
  report: BattleReport | null;
  leave: Leave;
}

/** Takes a unit out of the attack that is put together; null once it is declared. */
type Leave = ((id: string) => void) | null;

function Battle({ table, attack, report, leave }: BattleProps) {
  const { stage: say } = words;
  const { rolled, odds } = attack;
  // What was rolled on is in the log: the units that rolled may be gone by now.
  const known = rolled && report?.roll?.die === rolled.die && report.roll.column === rolled.column;
  const roll = known ? report.roll : null;
  const strengths = odds ? { attack: odds.attack, defense: odds.defence } : roll;
  const title = attack.blitz ? say.blitz(placeName(attack.hex)) : say.attack(placeName(attack.hex));
  return (
    <section class={`tk-stage ${rolled ? 'is-rolled' : ''}`} aria-label={title}>
      <h3 class="tk-stage-title">
        {title}
        <small>{say.parts[attack.part]}</small>
      </h3>
      <div class="tk-sides">
        <Side
          table={table}
          title={say.attackers}
          faction={table.phasing}
          units={attack.with}
          hq={attack.hq}
          leave={leave}
          air={attack.air}
          strength={strengths?.attack ?? null}
        />
        <Side
          table={table}
          title={say.defenders}
          faction={attack.defenders.length > 0 ? factionOf(table, attack.defenders[0]) : ''}
          units={attack.defenders}
          hq={attack.defendersHq}
          air={attack.enemyAir}
          strength={strengths?.defense ?? null}
          held={attack.held}
        />
      </div>
      {odds && <Column ratio={odds.ratio} column={odds.column} shifts={odds.shifts} />}
      {rolled && (
        <Column ratio={roll?.ratio ?? rolled.column} column={rolled.column} shifts={roll?.shifts ?? []} />
      )}
      <Results attack={attack} />
      {rolled && <Events events={report?.events ?? []} />}
    </section>
  );
}

interface SideProps {
  table: TotalerKriegView;
  title: string;
  faction: string;
  units: readonly string[];
  hq: string | null;
  air: number;
  strength: number | null;
  held?: AttackView['held'];
  leave?: Leave;
}

/** One side of the battle: its units, the HQ that supports them, aircraft, and what they come to. */
function Side({ table, title, faction, units, hq, air, strength, held = null, leave = null }: SideProps) {
  const { stage: say } = words;
  return (
    <div class={`tk-side-of ${faction && box.seatMark(faction).className}`}>
      <h4>
        <span>{title}</span>
        {strength !== null && (
          <strong title={say.strength(strength)}>
            <span class="unseen">{say.strength(strength)}</span>
            <span aria-hidden="true">{strength}</span>
          </strong>
        )}
      </h4>
      <Party table={table} units={units} leave={leave} over={strength !== null} />
      {hq && (
        <p class="tk-support">
          <Leaving id={hq} leave={leave}>
            <Counter table={table} id={hq} size={26} />
          </Leaving>
          {say.hq(unitName(hq))}
        </p>
      )}
      {air > 0 && (
        <p class="tk-support">
          <GlyphIcon glyph={PLANE} />
          {say.air(air)}
        </p>
      )}
      {held && <p class="tk-support">{say.held[held]}</p>}
    </div>
  );
}

function Party({
  table,
  units,
  leave,
  over,
}: Pick<SideProps, 'table' | 'units'> & { leave: Leave; over: boolean }) {
  if (units.length === 0)
    return <p class="tk-nobody">{over ? words.stage.nobodyLeft : words.stage.nobody}</p>;
  return (
    <ul class="tk-party">
      {units.map((id) => (
        <li key={id} title={unitName(id)}>
          <Leaving id={id} leave={leave}>
            <span class="unseen">{unitName(id)}</span>
            <Counter table={table} id={id} size={40} />
          </Leaving>
        </li>
      ))}
    </ul>
  );
}

/** While an attack is put together, pressing who takes part takes it out again. */
function Leaving({ id, leave, children }: { id: string; leave: Leave; children: ComponentChildren }) {
  if (!leave) return <>{children}</>;
  const says = words.stage.leaveOut(unitName(id));
  return (
    <button type="button" class="tk-leave" title={says} aria-label={says} onClick={() => leave(id)}>
      {children}
    </button>
  );
}

function Counter({ table, id, size }: { table: TotalerKriegView; id: string; size: number }) {
  const unit = table.units.find((one) => one.id === id);
  return <CounterPicture face={faceOf(table, unit ?? { id })} size={size} />;
}

interface ColumnProps {
  ratio: string;
  column: string;
  shifts: readonly { why: string; by: number }[];
}

/** The columns of the Combat Results Table: the one by factors, the one after shifts, and every shift by name. */
function Column({ ratio, column, shifts }: ColumnProps) {
  const { stage: say } = words;
  return (
    <>
      <ol class="tk-columns" aria-label={say.column(t(ratio), column)}>
        {COLUMNS.map((one) => (
          <li
            key={one}
            class={`${one === column ? 'is-column' : ''} ${one === ratio ? 'is-ratio' : ''}`}
            aria-current={one === column}
          >
            {one.replace('-', ':')}
          </li>
        ))}
      </ol>
      <ul class="tk-shifts" aria-label={say.shifts}>
        {shifts.length === 0 && <li class="is-none">{say.noShifts}</li>}
        {shifts.map(({ why, by }) => (
          <li key={why} class={by > 0 ? 'is-good' : by < 0 ? 'is-bad' : 'is-open'}>
            {by === 0 ? capital(t(why)) : `${capital(t(why))} ${signed(by)}`}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What each die means in this column; once it is rolled, the result alone. */
function Results({ attack: { results, rolled } }: { attack: AttackView }) {
  const shown = rolled ? results.filter(({ dice }) => dice.includes(rolled.die)) : results;
  if (shown.length === 0) return null;
  return (
    <ul class={`tk-results ${rolled ? 'is-rolled' : ''}`} aria-label={words.stage.results}>
      {shown.map(({ dice, result, says }) => (
        <Result key={result} dice={rolled ? [rolled.die] : dice} result={result} says={says} />
      ))}
    </ul>
  );
}

interface ResultProps {
  dice: readonly number[];
  result: string;
  says: string;
}

function Result({ dice, result, says }: ResultProps) {
  return (
    <li>
      <Dice dice={dice} />
      <strong>{result}</strong>
      <span class="tk-result-words">{capital(t(says))}</span>
    </li>
  );
}

function Events({ events }: { events: readonly string[] }) {
  if (events.length === 0) return null;
  return (
    <ol class="tk-events" aria-label={words.stage.events}>
      {events.map((line, i) => (
        <li key={i}>{capital(t(line))}</li>
      ))}
    </ol>
  );
}

/** A battle that is over: what was rolled, and what came of it. */
function Fought({ report }: { report: BattleReport }) {
  const { stage: say } = words;
  const { roll, events, hex, attackers } = report;
  if (!roll) return null;
  return (
    <section class="tk-stage is-rolled is-over" aria-label={say.last(t(hex))}>
      <h3 class="tk-stage-title">
        {say.last(t(hex))}
        <small>{say.against(roll.attack, roll.defense)}</small>
      </h3>
      <p class="tk-who">{t(attackers)}</p>
      <Column ratio={roll.ratio} column={roll.column} shifts={roll.shifts} />
      <ul class="tk-results is-rolled" aria-label={say.results}>
        <Result dice={[roll.die]} result={roll.result} says={roll.says} />
      </ul>
      <Events events={events} />
    </section>
  );
}
