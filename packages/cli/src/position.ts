import {
  ALL_KNOWING,
  allRefusals,
  type Match,
  plainHash,
  type SpelledOption,
  spellOption,
  stateHash,
  type View,
  view,
} from '@sandtable/kernel';

/** A choice that is not on offer, and why. */
export interface RefusedChoice {
  choice: string;
  reason: string;
  anchor: string | null;
}

/** A position as a viewer may see it: what `sandtable show` prints, and what its --json is. */
export interface Position {
  game: string;
  ruleset: number;
  options: Record<string, string>;
  /** The number of choices made so far. */
  at: number;
  viewer: string;
  view: View;
  draw: string;
  findings: { about: string; says: string }[];
  /** The options of the asked seats, as far as the viewer may know. */
  legal: Record<string, string[]>;
  /** What seats may do even though they are not asked. */
  asides: Record<string, string[]>;
  /** The refused choices of those seats. */
  refusals?: Record<string, RefusedChoice[]>;
  outcome: View['outcome'];
  /** The hash of the whole position for the omniscient viewer, of the view for all others. */
  hash: string;
}

export function positionOf(
  match: Match<unknown, unknown>,
  at: number,
  viewer: number,
  why: boolean,
): Position {
  const { machine, state } = match;
  const { game } = machine;
  const seen = view(machine, state, viewer);
  const own = game.seats.flatMap((_, i) => (viewer === i || viewer === ALL_KNOWING ? [i] : []));
  const decided = seen.decisions.filter(({ options }) => options !== null);
  const position: Position = {
    game: game.id,
    ruleset: match.machine.ruleset,
    options: { ...machine.options },
    at,
    viewer: seen.viewer,
    view: seen,
    draw: game.drawText(machine.read(state), viewer),
    findings: machine.findings(state, viewer),
    legal: Object.fromEntries(decided.map(({ seat, options }) => [seat, texts(options ?? [])])),
    asides: Object.fromEntries(own.flatMap((seat) => asidesOf(match, seat))),
    outcome: seen.outcome,
    // A hash of the whole position would let a viewer test guesses about hidden information.
    hash: viewer === ALL_KNOWING ? stateHash(state) : plainHash(seen),
  };
  if (why) {
    const asked = own.filter((seat) => decided.some((decision) => decision.seat === game.seats[seat].id));
    position.refusals = Object.fromEntries(
      asked.map((seat) => [game.seats[seat].id, greyedOut(match, seat)]),
    );
  }
  return position;
}

function asidesOf({ machine, state }: Match<unknown, unknown>, seat: number): [string, string[]][] {
  const asides = machine.anytimeOptions(state, seat);
  const spelled = asides.map((aside) => spellOption(machine, state, seat, aside));
  return asides.length === 0 ? [] : [[machine.game.seats[seat].id, texts(spelled)]];
}

function greyedOut({ machine, state }: Match<unknown, unknown>, seat: number): RefusedChoice[] {
  return allRefusals(machine, state, seat).map(({ text, refused }) => ({ choice: text, ...refused }));
}

function texts(spelled: readonly SpelledOption[]): string[] {
  return spelled.map(({ text }) => text);
}

/** The position in words. */
export function describe(position: Position): string[] {
  const { view: seen, legal, asides, refusals: greyed, findings, draw } = position;
  const lines = [...draw.split('\n'), ''];
  for (const { seat, prompt, anchor, options } of seen.decisions) {
    lines.push(`${seat} decides: ${prompt}${anchor ? ` (${anchor})` : ''}`);
    const labels = new Map(options?.map(({ text, label }) => [text, label]));
    for (const text of legal[seat] ?? [])
      lines.push(`  ${text}${labels.get(text) ? `  (${labels.get(text)})` : ''}`);
    for (const { choice, reason } of greyed?.[seat] ?? []) lines.push(`  not ${choice}: ${reason}`);
  }
  if (seen.chain.length > 0) lines.push(`because: ${seen.chain.join(' → ')}`);
  for (const [seat, list] of Object.entries(asides)) lines.push(`${seat} may also: ${list.join(', ')}`);
  if (position.outcome) lines.push(outcomeText(position.outcome));
  if (findings.length > 0) {
    const width = Math.max(...findings.map(({ about }) => about.length));
    lines.push('', ...findings.map(({ about, says }) => `${about.padEnd(width)}  ${says}`));
  }
  lines.push('', `${position.viewer === 'all-knowing' ? 'state hash' : 'view hash'} ${position.hash}`);
  return lines;
}

export function outcomeText({ winner, scores, why, leader }: NonNullable<View['outcome']>): string {
  const led = leader === undefined ? '' : `, led by ${leader}`;
  return `the game is over: ${winner === null ? 'a draw' : `won by ${winner}${led}`}, ${scores.join(':')} (${why})`;
}
