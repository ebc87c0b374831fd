import { say, type View } from '@sandtable/kernel';
import { COUNTER, isSeasonal, kindOf, type TotalerKriegView, turnNamed } from '@sandtable/totaler-krieg/map';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t, w } from '../../../languages/index.js';
import { Icon } from '../../../shell/icons.js';
import { SwipeRow } from '../../../shell/swipe-row.js';
import { box as boxOf } from '../box.js';
import { Boxed } from '../boxed.js';
import { labelOfTurn, weatherOf } from '../turns.js';
import { tableOf, unitName } from '../units.js';
import { words } from '../words.js';
import { Hand } from './cards-panel.js';
import type { PanelProps } from './panels.js';
import { Elsewhere, PostureBoxes, WarState } from './posture.js';
import { UsclTrack, VpLadder } from './victory.js';

/** So many turns are shown: a year. */
const AHEAD = 9;

/** Everything about the season on one page, over the map: the track, the powers, victory, cards, boxes. */
export function SeasonPage({ view, close }: PanelProps) {
  const table = tableOf(view.table);
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <section class="tk-season" tabIndex={-1} ref={box} aria-labelledby="tk-season-title">
      <header>
        <h2 id="tk-season-title">{labelOfTurn(table.turn)}</h2>
        <WarState table={table} />
        <button type="button" class="icon-button" aria-label={w.nav.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div class="tk-season-body" data-scroll>
        <Part title={t(say`Turn Track`)} wide>
          <Track table={table} />
        </Part>
        <Part title={t(say`Posture of the powers`)} wide>
          <PostureBoxes table={table} />
          <Elsewhere table={table} />
        </Part>
        {table.campaign && (
          <Part title={words.politics.victory}>
            <VpLadder table={table} campaign={table.campaign} />
            <UsclTrack campaign={table.campaign} />
          </Part>
        )}
        <Part title={words.displays.cards}>
          <Cards view={view} table={table} />
        </Part>
        <Part title={t(say`Boxes`)} wide>
          <Boxes table={table} />
        </Part>
      </div>
    </section>
  );
}

interface PartProps {
  title: string;
  wide?: boolean;
  children: preact.ComponentChildren;
}

function Part({ title, wide, children }: PartProps) {
  return (
    <section class={`tk-season-part ${wide ? 'is-wide' : ''}`} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

const markerName = (id: string) => t(kindOf(COUNTER.index(id)).label);

/** The turns of a year, each with what comes; what comes later is listed below. */
function Track({ table }: { table: TotalerKriegView }) {
  const now = table.turns.indexOf(table.turn);
  const shown = table.turns.slice(now, now + AHEAD);
  const track = table.campaign?.track ?? {};
  const later = Object.entries(track).filter(([turn]) => !shown.includes(turn));
  return (
    <>
      <SwipeRow uncounted>
        <ol class="tk-year">
          {shown.map((turn) => (
            <li
              key={turn}
              class={`${turn === table.turn ? 'is-now' : ''} ${isSeasonal(turnNamed(turn)) ? 'is-seasonal' : ''}`}
            >
              <b>{labelOfTurn(turn)}</b>
              <small>
                {[isSeasonal(turnNamed(turn)) ? words.displays.seasonal : '', weatherOf(table, turn)]
                  .filter((word) => word !== '')
                  .join(', ')}
              </small>
              {(track[turn] ?? []).map((id) => (
                <span key={id} class="tk-marker">
                  {markerName(id)}
                </span>
              ))}
              {table.factions.map((faction) => (
                <Boxed
                  key={faction}
                  table={table}
                  title={words.factions[faction]}
                  box={table.sides[faction].turnTrack[turn] ?? {}}
                  choose={() => null}
                  className={boxOf.seatMark(faction).className}
                />
              ))}
            </li>
          ))}
        </ol>
      </SwipeRow>
      {later.length > 0 && (
        <p class="tk-later">
          {t(say`Later:`)}{' '}
          {later.map(([turn, ids]) => `${labelOfTurn(turn)}: ${ids.map(markerName).join(', ')}`).join(' · ')}
        </p>
      )}
    </>
  );
}

function Cards({ view, table }: { view: View; table: TotalerKriegView }) {
  return (
    <div class="tk-hands">
      {table.factions.map((faction) => {
        const { className, letters } = boxOf.seatMark(faction);
        return (
          <section key={faction} class={`tk-faction ${className}`} aria-label={words.factions[faction]}>
            <h4>
              <span class="seat-badge" aria-hidden="true">
                {letters}
              </span>
              {words.factions[faction]}
            </h4>
            <Hand view={view} table={table} faction={faction} />
          </section>
        );
      })}
    </div>
  );
}

/** Strategic Warfare, Delay, Conditional Events, the Pacific: what lies in them, by faction. */
function Boxes({ table }: { table: TotalerKriegView }) {
  const open = Object.entries(table.campaign?.boxes ?? {});
  return (
    <div class="tk-travel">
      {table.factions.flatMap((faction) => {
        const { delayBox, boxes } = table.sides[faction];
        const { className } = boxOf.seatMark(faction);
        const name = words.factions[faction];
        return [
          <Boxed
            key={`${faction} delay`}
            table={table}
            title={`${name}: ${words.displays.delay}`}
            box={delayBox}
            choose={() => null}
            className={className}
          />,
          ...Object.entries(boxes).map(([id, box]) => (
            <Boxed
              key={`${faction} ${id}`}
              table={table}
              title={`${name}: ${words.displays.boxes[id] ?? id}`}
              box={box}
              choose={() => null}
              className={className}
            />
          )),
        ];
      })}
      {open.map(([id, markers]) => (
        <div key={id} class="tk-box" role="group" aria-label={words.displays.boxes[id] ?? id}>
          <h4>{words.displays.boxes[id] ?? id}</h4>
          {markers.map((marker) => (
            <span key={marker} class="tk-marker">
              {t(unitName(marker))}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
