import type { GameOptions, SpelledOption, Touch, View } from '@sandtable/kernel';
import { plain } from '@sandtable/kernel';
import { COUNTRIES, KIND, SEGMENTS, SHEET, type TotalerKriegView, ZONES } from '@sandtable/totaler-krieg/map';
import { t } from '../../languages/index.js';
import type { BoardMaker } from '../board-module.js';
import { pretty } from '../pretty.js';
import { alikeIn } from './alike.js';
import { besideMap } from './beside-map.js';
import { TotalerKriegBoard } from './board.js';
import { box } from './box.js';
import { changesOf } from './changes.js';
import { farFromFront } from './far-from-front.js';
import { tableOfChoice } from './forecast.js';
import { atlasOf, inspectHex } from './inspect.js';
import { joinersOf } from './joiners.js';
import { landOf } from './land-of.js';
import { listsOf } from './lists.js';
import { nearPlace } from './near-place.js';
import { overlaysOf } from './overlays.js';
import { isCampaign } from './scenarios.js';
import { sceneOf } from './scene.js';
import { Stage } from './stage.js';
import { stripsOf } from './strips.js';
import { topicsOf } from './topics.js';
import { labelOfTurn, weatherOf } from './turns.js';
import { UnitPicture } from './unit-picture.js';
import { counterOfKind, kindNamed, tableOf, unitName } from './units.js';
import { words } from './words.js';
import './board.css';
import './stage.css';

export { setWords } from './words.js';

/** What only a campaign needs: the cards. Loaded before the board is made. */
let campaign: {
  cards: typeof import('./campaign/cards.js');
  changes: typeof import('./campaign/changes.js');
} | null = null;

export async function open({ scenario = '' }: GameOptions): Promise<void> {
  if (!isCampaign(scenario)) campaign = null;
  else {
    const [cards, changes] = await Promise.all([
      import('./campaign/cards.js'),
      import('./campaign/changes.js'),
    ]);
    campaign = { cards, changes };
  }
}

const hasCards = (view: View) => tableOf(view.table).campaign !== undefined;

const segmentName = (id: string) => t(SEGMENTS.find((one) => one.id === id)?.name ?? id);

/** The board of Totaler Krieg: Europe in hexes. */
export const makeBoard: BoardMaker = (about) => ({
  Board: TotalerKriegBoard,
  Stage,
  stageShowsOdds: true,
  ThingPicture: UnitPicture,
  seatMark: box.seatMark,
  nameOf,
  whereIs: (view, { kind, id }) => {
    if (kind !== 'unit') return null;
    const table = tableOf(view.table);
    const unit = table.units.find((one) => one.id === id);
    return unit ? nearPlace(unit.hex) : returnOf(table, id);
  },
  // Equal points are won by one side too: the winner's number alone would not say why.
  endedBy: (anchor, [axis, allies]) =>
    (axis === allies ? words.endedByTie[anchor] : undefined) ?? words.endedBy[anchor] ?? null,
  verbLabel: (verb) => words.verbs[verb] ?? null,
  optionLabel,
  argumentLabel: ({ touches }, picked) => {
    const place = touches.filter(({ kind }) => kind === 'hex' || kind === 'zone').at(-1);
    if (!place) return null;
    // Who goes there, if that is still to be chosen.
    const unit = touches.find(({ kind }) => kind === 'unit');
    const isPicked = (touch: Touch) => picked.some(({ kind, id }) => kind === touch.kind && id === touch.id);
    if (!unit || isPicked(unit)) return nameOf(place);
    return isPicked(place) ? nameOf(unit) : words.unitTo(nameOf(unit), nameOf(place));
  },
  inARow: ['place'],
  placeFirst: ['combine', 'set-up', 'deploy', 'place'],
  gathers: joinersOf,
  landOf,
  farness: farFromFront,
  alike: alikeIn,
  card: (_, id) => campaign?.cards.cardOf(id) ?? null,
  piles: (view, seat) => (campaign && hasCards(view) ? campaign.cards.pilesOf(view, seat) : []),
  handAside: true,
  ...(campaign && {
    CardBody: campaign.cards.CardBody,
    CardArt: campaign.cards.CardArt,
    cards: (view: View) => (hasCards(view) ? campaign!.cards.rowsOf(view) : []),
  }),
  topics: (view) => (tableOf(view.table).campaign ? topicsOf(view) : []),
  strips: (view) => stripsOf(view, about),
  headline: (view) => {
    const table = tableOf(view.table);
    const now = table.turns.indexOf(table.turn);
    const turns = table.lastTurn === null ? null : table.turns.indexOf(table.lastTurn) + 1;
    const label = [labelOfTurn(table.turn), weatherOf(table, table.turn)]
      .filter((one) => one !== '')
      .join(' · ');
    return {
      round:
        turns === null
          ? words.turnNow(now + 1, label)
          : turns > 1
            ? words.turnOf(now + 1, turns, label)
            : label,
      brief: turns === null ? words.turnBrief(now + 1) : `${now + 1}/${turns}`,
      step: segmentName(table.segment),
      order: table.factions,
      active: table.phasing,
      scores: about.sides.map(({ id, name }, at) => ({ side: id, name, points: view.scores[at] ?? 0 })),
      ...(table.turns.length <= 12
        ? { track: { cells: table.turns.map((turn) => ({ label: labelOfTurn(turn).slice(0, 1) })), now } }
        : {}),
      lead: { by: (view.scores[0] ?? 0) - (view.scores[1] ?? 0), wins: null },
    };
  },
  moment: (plainTable) => {
    const table = tableOf(plainTable);
    return {
      key: `${table.turn} ${table.phasing}`,
      round: labelOfTurn(table.turn),
      label: words.factions[table.phasing],
      seat: table.phasing,
    };
  },
  overlays: overlaysOf,
  lists: listsOf,
  changes: (before, after, by) => [
    ...changesOf(before, after),
    ...besideMap(before, after, by),
    ...(campaign && hasCards(after) ? campaign.changes.inCampaign(before, after) : []),
  ],
  tellsPartly: true,
  scene: sceneOf,
  inspect: (view, touches) => {
    const table = tableOf(view.table);
    const at = touches.map(({ kind, id }) =>
      kind === 'hex' ? id : (table.units.find((unit) => unit.id === id)?.hex ?? ''),
    );
    const hex = at.map((id) => SHEET.hexOf(id)).find((one) => one >= 0);
    return hex === undefined ? [] : inspectHex(view, hex).lines;
  },
  atlas: atlasOf,
  placeOf: (word) => (SHEET.hexOf(word) >= 0 ? { kind: 'hex', id: word } : null),
  guide: async () => (await import('./guide.js')).guide(),
  isHeading: (line) => /^\S+–\S+ \d{4}/.test(plain(line)),
});

/** When a unit on the Turn Track returns; null for others, and if those of its kind return at several times. */
function returnOf({ sides }: TotalerKriegView, id: string): string | null {
  const kind = kindNamed(id).id;
  const turns = Object.values(sides).flatMap(({ turnTrack }) =>
    Object.keys(turnTrack).filter((turn) =>
      // "de-army-11/reduced"
      Object.keys(turnTrack[turn]).some((name) => name.split('/')[0] === kind),
    ),
  );
  return turns.length === 1 ? words.returnsIn(labelOfTurn(turns[0])) : null;
}

function nameOf({ kind, id }: Touch): string {
  if (kind === 'unit') return unitName(id);
  if (kind === 'hex') return nearPlace(id);
  if (kind === KIND.kind) return unitName(counterOfKind(id) ?? id);
  if (kind === 'zone') return t(ZONES.find((zone) => zone.id === id)?.name ?? pretty(id));
  return t(COUNTRIES.find((country) => country.id === id)?.name ?? pretty(id));
}

/** The label of an option's button. */
function optionLabel({ text, verb, touches }: SpelledOption, view: View): string | null {
  const [unit, hex] = touches;
  // The odds are in the list; the button that confirms says what it does.
  if (verb === 'attack' && unit) return words.attackOn(nameOf(unit));
  // Organization and the defender's support have the same verbs.
  const isMuster = tableOf(view.table).attack?.part === 'muster';
  if (isMuster && (verb === 'with' || verb === 'support')) return words.attackWith(nameOf(unit));
  if (verb === 'move' && hex) return words.moves(nameOf(unit), nameOf(hex));
  if (verb === 'march' && hex) return words.marches(nameOf(unit), nameOf(hex));
  if (text === 'done') return doneLabel(view);
  const { forecast } = tableOf(view.table).campaign ?? {};
  const table = forecast ? tableOfChoice(forecast, text) : null;
  if (table) return table;
  if (touches.length === 0 && words.choices[text]) return words.choices[text];
  if (text === 'lose') return words.losesAStep;
  return null;
}

/** The questions that end a segment. In the middle of a battle "done" ends something smaller. */
const LAST_OF_SEGMENT: readonly string[] = ['1.3.3a', '2.2.3a', '2.3a', '3.1a', '4.2.1a'];

/** Those that end something smaller, and are answered in a row: each says what it ends. */
const SMALLER: Readonly<Record<string, string>> = {
  '2.2.4c': 'blitz-markers',
  '4.1.1a': 'airdrop',
  '4.1.3a': 'landing',
  '4.2.7a': 'advance',
  '4.2.8b': 'exploitation',
};

function doneLabel(view: View): string | null {
  const { segment, attack } = tableOf(view.table);
  const isLast = view.decisions.some(({ anchor }) => LAST_OF_SEGMENT.includes(anchor ?? ''));
  if (isLast && attack === null) return words.done[segment] ?? null;
  const smaller = view.decisions.map(({ anchor }) => SMALLER[anchor ?? '']).find((one) => one !== undefined);
  return smaller ? words.done[smaller] : null;
}
