import { type SubjectGroup, subjectGroups } from './by-subject.js';
import type { Machine } from './machine.js';
import { type SpelledOption, spellOption } from './notation.js';
import type { Odds } from './odds.js';
import { ALL_KNOWING, ALL_KNOWING_NAME, SPECTATOR, SPECTATOR_NAME, seenIn } from './places.js';
import { clone, type Plain } from './plain.js';
import type { State } from './state.js';

/** A question as a viewer sees it: with options only if it is the viewer's own. */
export interface DecisionView {
  seat: string;
  prompt: string;
  anchor: string | null;
  options: SpelledOption[] | null;
  /** For verbs by subject, the possible subjects; the options of one are requested separately. */
  subjects?: SubjectGroup[];
  /** The current odds, while a roll is being prepared. */
  odds?: Odds;
  /** What a standing order would choose, and its topic. */
  standing: { choice: string; topic: string } | null;
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
  outcome: { winner: string | null; scores: number[]; why: string } | null;
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
    table: game.viewTable ? game.viewTable(u, viewer) : (clone(state.table) as Plain),
    ...(game.boardModel && { board: game.boardModel(u) }),
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
    const odds = rule.odds?.(open.u, frame, i) ?? null;
    const groups = own ? subjectGroups(open, i) : [];
    list.push({
      seat: seat.id,
      prompt: rule.prompt(open.u, frame, i),
      anchor: rule.anchor ?? null,
      options: own
        ? machine.listPlain(open, i).map((option) => spellOption(machine, state, i, option))
        : null,
      ...(groups.length > 0 && { subjects: groups }),
      ...(odds && { odds }),
      standing:
        own && rule.standingOrder
          ? { choice: rule.standingOrder.verb, topic: rule.standingOrder.topic(open.u, frame, i) }
          : null,
    });
  });
  return list;
}

/** The question for a seat in a view; null if it is not asked. */
export function decisionOf({ decisions }: View, seat: string): DecisionView | null {
  return decisions.find((decision) => decision.seat === seat) ?? null;
}

/** Why the question is asked: what each unfinished rule says of itself, outermost first. */
export function chain<T, C>(machine: Machine<T, C>, state: State<T>): string[] {
  const u = machine.read(state);
  const links: string[] = [];
  for (const frame of state.frames) {
    const link = machine.ruleNamed(frame.rule)?.because?.(u, frame);
    if (link) links.push(link);
  }
  return links;
}
