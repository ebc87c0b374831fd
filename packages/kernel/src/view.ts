import { type SubjectGroup, subjectGroups } from './by-subject.js';
import { chain } from './chain.js';
import type { Touch } from './domain.js';
import type { Machine, OpenQuestion } from './machine.js';
import { type SpelledOption, spellOption } from './notation.js';
import type { Odds } from './odds.js';
import { argOf } from './option.js';
import { ALL_KNOWING, SPECTATOR, seenIn } from './places.js';
import { clone, type Plain } from './plain.js';
import { plainDeep } from './say.js';
import { standingOfferOf, standingTopics } from './standing-orders.js';
import type { State } from './state.js';
import { ALL_KNOWING_NAME, SPECTATOR_NAME } from './viewer-names.js';

/** A question as a viewer sees it: with options only if it is the viewer's own. */
export interface DecisionView {
  seat: string;
  prompt: string;
  /** The things on the board that the prompt speaks of, if there are any. */
  about?: Touch[];
  anchor: string | null;
  options: SpelledOption[] | null;
  /** The verbs whose choice may be rolled for at once, if there are any. */
  rolls?: readonly string[];
  /** For verbs by subject, the possible subjects; the options of one are requested separately. */
  subjects?: SubjectGroup[];
  /** The options of this verb are chosen several times in a row. */
  several?: SeveralView;
  /** The current odds, while a roll is being prepared. */
  odds?: Odds;
  /** What a standing order would choose, and what it can be about. */
  standing: StandingView | null;
}

/** What standing orders can be about at a question: its topic, broader ones (the most useful first), usable cards. */
export interface StandingView {
  choice: string;
  topic: string;
  topics?: string[];
  cards?: string[];
  /** An answer without delay tells nobody anything. */
  open?: boolean;
}

/** How many options of a verb are chosen in a row, from this question on. */
export interface SeveralView {
  verb: string;
  min: number;
  max: number;
  /** The option that ends it, if it does not end by itself. */
  end: string | null;
  /** Options that can be chosen more than once, and how many times. */
  copies: Record<string, number>;
}

/** Everything a viewer may know of a position: names and plain data. Nothing else leaves the server. */
export interface View {
  game: string;
  ruleset: number;
  options: Record<string, string>;
  viewer: string;
  count: number;
  table: Plain;
  /** The game's board model, if it has one. */
  board?: Plain;
  /** What lies where: the names of items the viewer knows, null for the others. */
  places: Record<string, (string | null)[]>;
  decisions: DecisionView[];
  /** What the viewer's seat may do at any time, asked or not. */
  anytime: SpelledOption[];
  /** Why the question is asked, outermost reason first. */
  chain: string[];
  scores: number[];
  /** `leader`: the seat that is first among the winners, if the rules rank them. */
  outcome: { winner: string | null; scores: number[]; why: string; leader?: string } | null;
}

export function viewerName<T, C>(machine: Machine<T, C>, viewer: number): string {
  if (viewer === ALL_KNOWING) return ALL_KNOWING_NAME;
  if (viewer === SPECTATOR) return SPECTATOR_NAME;
  if (!machine.game.seats[viewer]) throw new Error(`there is no viewer ${viewer}`);
  return machine.game.seats[viewer].id;
}

/**
 * The only function that decides what a viewer may see of a position: clients, bots and exports all use it. What a
 * viewer may read of the log and of the journal is decided in redacted-log.ts and redacted-journal.ts.
 */
export function view<T, C>(machine: Machine<T, C>, state: State<T>, viewer: number): View {
  const { game, spec } = machine;
  const u = machine.read(state);
  const places: View['places'] = {};
  spec?.places.forEach((place, i) => {
    const names = seenIn(state, i, viewer).map((item) =>
      item === null ? null : (spec?.itemName(item) ?? null),
    );
    places[place.name] = place.unordered ? knownFirst(names) : names;
  });
  const outcome = state.outcome;
  return {
    game: game.id,
    ruleset: machine.ruleset,
    options: { ...machine.options },
    viewer: viewerName(machine, viewer),
    count: state.count,
    table: game.viewTable ? boardTold(machine, game.viewTable(u, viewer)) : (clone(state.table) as Plain),
    ...(game.boardModel && { board: boardTold(machine, game.boardModel(u)) }),
    places,
    decisions: decisions(machine, state, viewer),
    anytime:
      viewer < 0
        ? []
        : machine
            .anytimeOptions(state, viewer)
            .slice()
            .map((anytime) => spellOption(machine, state, viewer, anytime)),
    chain: chain(machine, state),
    scores: game.scores(u),
    outcome: outcome && {
      winner: outcome.winner < 0 ? null : game.sides[outcome.winner].id,
      scores: outcome.scores.slice(),
      why: outcome.why,
      ...(outcome.leader !== undefined && { leader: game.seats[outcome.leader].id }),
    },
  };
}

/** Known items come first: their positions among unknown ones would tell when those came, and which of them left. */
function knownFirst(names: readonly (string | null)[]): (string | null)[] {
  const known = names.filter((name) => name !== null);
  return [...known, ...new Array<null>(names.length - known.length).fill(null)];
}

function decisions<T, C>(machine: Machine<T, C>, state: State<T>, viewer: number): DecisionView[] {
  const open = machine.question(state);
  if (!open) return [];
  const { rule, frame } = open;
  const seats = rule.seats(open.u, frame);
  const list: DecisionView[] = [];
  machine.game.seats.forEach((seat, i) => {
    if (!(seats & (1 << i))) return;
    const own = viewer === i || viewer === ALL_KNOWING;
    const odds = oddsTold(machine, rule.odds?.(open.u, frame, i) ?? null);
    const groups = own ? subjectGroups(open, i) : [];
    list.push({
      seat: seat.id,
      prompt: machine.prompt(open, i),
      ...aboutOf(open, i),
      anchor: rule.anchor ?? null,
      options: own
        ? machine.listPlain(open, i).map((option) => spellOption(machine, state, i, option))
        : null,
      ...(own && rollsOf(open)),
      ...(own && severalOf(machine, state, open, i)),
      ...(groups.length > 0 && { subjects: groups }),
      ...(odds && { odds }),
      standing: own ? standingOf(machine, state, open, i) : null,
    });
  });
  return list;
}

/** The board model and the table of a view may contain sentences. */
function boardTold<T, C>(machine: Machine<T, C>, board: Plain): Plain {
  return machine.marked ? board : plainDeep(board);
}

function standingOf<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  open: OpenQuestion<T, C>,
  seat: number,
): StandingView | null {
  const { standingOrder } = open.rule;
  const topic = standingOrder?.topic(open.u, open.frame, seat) ?? null;
  if (!standingOrder || topic === null) return null;
  const cards = standingOfferOf(machine, state, seat)?.cards ?? [];
  return {
    choice: standingOrder.verb,
    topic: machine.told(topic),
    topics: standingTopics(open, seat).map((topic) => machine.told(topic)),
    cards: [...cards],
    open: !machine.hasSecretOptions(open, seat),
  };
}

function aboutOf<T, C>({ rule, u, frame }: OpenQuestion<T, C>, seat: number): { about?: Touch[] } {
  const about = rule.about?.(u, frame, seat) ?? [];
  return about.length > 0 ? { about: [...about] } : {};
}

function rollsOf<T, C>({ rule }: OpenQuestion<T, C>): { rolls?: string[] } {
  const rolls = rule.verbs.filter((verb) => verb.rolls).map(({ name }) => name);
  return rolls.length > 0 ? { rolls } : {};
}

/** A selection of several options, if there is more than one way to make it. */
function severalOf<T, C>(
  machine: Machine<T, C>,
  state: State<T>,
  open: OpenQuestion<T, C>,
  seat: number,
): { several?: SeveralView } {
  const several = open.rule.several?.(open.u, open.frame, seat);
  if (!several || several.max < 1) return {};
  const { verb, min, max, end = null } = several;
  const copies: Record<string, number> = {};
  for (const option of machine.listPlain(open, seat)) {
    if (machine.verb(open.rule, option).name !== verb) continue;
    const count = several.copies?.(argOf(option)) ?? 1;
    if (count > 1) copies[spellOption(machine, state, seat, option).text] = count;
  }
  return { several: { verb, min, max, end, copies } };
}

function oddsTold<T, C>(machine: Machine<T, C>, odds: Odds | null): Odds | null {
  if (!odds || machine.marked) return odds;
  const shifts = odds.shifts.map(({ why, by }) => ({ why: machine.told(why), by }));
  const outcomes = odds.outcomes.map((outcome) => ({ ...outcome, says: machine.told(outcome.says) }));
  return { ...odds, shifts, outcomes };
}

/** The question for a seat in a view; null if it is not asked. */
export function decisionOf({ decisions }: View, seat: string): DecisionView | null {
  return decisions.find((decision) => decision.seat === seat) ?? null;
}
