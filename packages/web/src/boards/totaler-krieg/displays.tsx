import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { View } from '@sandtable/kernel';
import type { BoxView, TotalerKriegView } from '@sandtable/totaler-krieg/map';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { lazyPage } from '../../shell/lazy-page.js';
import { swipeIntoView } from '../../shell/scroll-into-view.js';
import { SwipeRow } from '../../shell/swipe-row.js';
import { openedTopic, openTopic } from '../../shell/topics.js';
import type { BoardProps } from '../board-module.js';
import { weatherOf } from './turns.js';
import { tableOf } from './units.js';
import { words } from './words.js';

type Display = 'season' | 'forces' | 'zones' | 'politics' | 'countries' | 'victory' | 'cards';

const nothing = () => null;
/** Displays are loaded when one of them is opened. */
const DisplayPanel = lazyPage(async () => (await import('./display-panels.js')).DisplayPanel, nothing);
const CampaignPanel = lazyPage(async () => (await import('./campaign/panels.js')).CampaignPanel, nothing);

/** What lies beside the map: Force Pools, Delay Boxes, the Turn Track, Naval Zones, cards and politics. */
export function Displays(props: BoardProps) {
  const open = useSignal<Display | null>(null);
  useClosing(open);
  // A name in the log or on the map opens the page of a Country.
  useSignalEffect(() => {
    if (openedTopic.value !== null) open.value = 'countries';
  });
  const view = props.view.value;
  if (!view) return null;
  const table = tableOf(view.table);
  const now = open.value;
  return (
    <section class="tk-displays" aria-label={words.displays.title}>
      {now === 'season' && <Shown display="season" props={props} view={view} open={open} />}
      <Tabs table={table} open={open} />
      {now !== null && now !== 'season' && <Shown display={now} props={props} view={view} open={open} />}
    </section>
  );
}

/** Escape closes what is open. */
function useClosing(open: Signal<Display | null>): void {
  const isOpen = open.value !== null;
  useLayoutEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.stopPropagation();
      if (openedTopic.value !== null) openTopic(null);
      else open.value = null;
    };
    document.addEventListener('keydown', close, true);
    return () => document.removeEventListener('keydown', close, true);
  }, [isOpen]);
}

function Tabs({ table, open }: { table: TotalerKriegView; open: Signal<Display | null> }) {
  const { displays: say, politics } = words;
  const zones = Object.keys(table.zones).length;
  const tab = (display: Display, name: string, note: string) => (
    <Tab
      name={name}
      note={note}
      isOpen={open.value === display}
      onClick={() => {
        openTopic(null);
        open.value = open.value === display ? null : display;
      }}
    />
  );
  const { campaign } = table;
  return (
    <SwipeRow uncounted>
      <div class="tk-tabs">
        {campaign && tab('season', say.season, politics.warStates[table.warState])}
        {tab('forces', say.forces, table.factions.map((faction) => onTheWay(table, faction)).join(' · '))}
        {zones > 0 && tab('zones', say.zones, String(zones))}
        {tab('politics', politics.title, campaign ? '' : politics.warStates[table.warState])}
        {campaign && tab('countries', say.countries, '')}
        {campaign && tab('victory', politics.victory, politics.vp(table.vp.tide, table.vp.box))}
        {campaign && tab('cards', say.cards, '')}
        <span class="tk-weather">{weatherOf(table, table.turn)}</span>
      </div>
    </SwipeRow>
  );
}

interface ShownProps {
  display: Display;
  props: BoardProps;
  view: View;
  open: Signal<Display | null>;
}

function Shown({ display, props, view, open }: ShownProps) {
  if (
    display === 'forces' ||
    display === 'zones' ||
    (display === 'politics' && !tableOf(view.table).campaign)
  )
    return <DisplayPanel display={display} board={props} view={view} />;
  return (
    <CampaignPanel
      display={display}
      board={props}
      view={view}
      close={() => {
        openTopic(null);
        open.value = null;
      }}
    />
  );
}

interface TabProps {
  name: string;
  note: string;
  isOpen: boolean;
  onClick(): void;
}

function Tab({ name, note, isOpen, onClick }: TabProps) {
  const { displays: say } = words;
  const tab = useRef<HTMLButtonElement>(null);
  // On a phone its name is seen whole while it is open.
  useLayoutEffect(() => {
    if (isOpen) swipeIntoView(tab.current);
  }, [isOpen]);
  return (
    <button
      ref={tab}
      type="button"
      class={`tk-tab ${isOpen ? 'is-open' : ''}`}
      aria-expanded={isOpen}
      title={isOpen ? say.close(name) : say.open(name)}
      onClick={onClick}
    >
      {name}
      {note && <small>{note}</small>}
    </button>
  );
}

const sum = (box: BoxView) => Object.values(box).reduce((all, count) => all + count, 0);

/** "Axis: 9 on the way": in the Delay Box and on the Turn Track. */
function onTheWay({ sides, campaign }: TotalerKriegView, faction: string): string {
  const { delayBox, turnTrack } = sides[faction];
  const waiting = [delayBox, ...Object.values(turnTrack)].reduce((all, box) => all + sum(box), 0);
  return campaign ? String(waiting) : `${words.factions[faction]}: ${words.displays.onTheWay(waiting)}`;
}
