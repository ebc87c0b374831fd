import {
  chain,
  type Match,
  memberMeant,
  names,
  nearest,
  type Option,
  quote,
  type Refused,
  refusals,
  SPECTATOR,
  type State,
  spell,
} from '@sandtable/kernel';

type AnyMatch = Match<unknown, unknown>;

/** The board as a viewer may see it. */
export function board({ machine, state }: AnyMatch, viewer: number): string {
  machine.umpire.attend(state);
  return machine.game.draw(machine.umpire, viewer).trimEnd();
}

/** What is decided, why, and by which rule. */
export function question({ machine, state }: AnyMatch, seat: number): string {
  const open = machine.question(state);
  if (!open) return '';
  const lines = [open.rule.prompt(machine.umpire, open.frame, seat)];
  for (const link of chain(machine, state)) lines.push(`  because ${link}`);
  if (open.rule.anchor) lines.push(`  see ${open.rule.anchor}`);
  return lines.join('\n');
}

/** The options of a seat, numbered from 1: the answers to the question, then what it may do at any time. */
export interface Menu {
  options: Option[];
  text: string;
}

const LONG_LIST = 24;
const LONG_REFUSAL = 40;

export function menu({ machine, state }: AnyMatch, seat: number, columns: number): Menu {
  const answers = machine.legal(state, seat);
  const asides = machine.asides(state, seat);
  const options = [...answers, ...asides];
  const width = String(options.length).length;
  const items = options.map((option, i) => {
    const { text, label } = spell(machine, state as State<unknown>, seat, option);
    return `${String(i + 1).padStart(width + 2)}  ${text}${label ? ` (${label})` : ''}`;
  });
  const parts = [inColumns(items.slice(0, answers.length), columns)];
  if (asides.length > 0) parts.push('At any time:', inColumns(items.slice(answers.length), columns));
  return { options, text: parts.join('\n') };
}

/** A short list has a line for each; a long one fills the width of the terminal. */
function inColumns(items: readonly string[], columns: number): string {
  const width = Math.max(0, ...items.map((item) => item.length)) + 2;
  const across = items.length > LONG_LIST ? Math.max(1, Math.floor(columns / width)) : 1;
  const down = Math.ceil(items.length / across);
  const rows: string[] = [];
  for (let row = 0; row < down; row++) {
    const cells: string[] = [];
    for (let i = row; i < items.length; i += down) cells.push(items[i].padEnd(width));
    rows.push(cells.join('').trimEnd());
  }
  return rows.join('\n');
}

/** A refusal in one line, with the rule's address unless the sentence names it already. */
export function no({ reason, anchor }: Refused): string {
  return anchor === null || reason.includes(anchor) ? `No: ${reason}` : `No: ${reason}; see ${anchor}`;
}

/** Everything that is forbidden now, with the reason. */
export function forbidden({ machine, state }: AnyMatch, seat: number): string {
  const list = refusals(machine, state, seat).map(({ text, refused }) => `  ${text}: ${refused.reason}`);
  if (list.length === 0) return 'Nothing that could be said here is forbidden.';
  const more = list.length - LONG_REFUSAL;
  return [...list.slice(0, LONG_REFUSAL), ...(more > 0 ? [`  and ${more} more; ask: why CHOICE`] : [])].join(
    '\n',
  );
}

/** What is written on the things of these names; copies that say the same are read once. */
export function writing({ machine }: AnyMatch, asked: readonly string[]): string {
  const { spec } = machine.umpire;
  if (!spec?.itemText) return 'Nothing here has anything written on it.';
  const items = Array.from({ length: spec.items }, (_, item) => item);
  const known = names('card', [...new Set(items.map((item) => spec.itemName(item)))]);
  return asked
    .map((name) => {
      const meant = known.name(memberMeant(known, name));
      const texts = items
        .filter((item) => spec.itemName(item) === meant)
        .map((item) => spec.itemText?.(item));
      if (texts.length > 0) return [...new Set(texts)].join('\n');
      const near = nearest(known, name);
      return `There is nothing called ${quote(name)}${near ? `; did you mean ${near}?` : '.'}`;
    })
    .join('\n');
}

/** The names of the things that an option touches. */
export function touchedBy({ machine, state }: AnyMatch, seat: number, option: Option): string[] {
  return spell(machine, state, seat, option).touches.map(({ id }) => id);
}

/** What the rules say of each piece that the viewer sees. */
export function findings({ machine, state }: AnyMatch, viewer: number): string {
  machine.umpire.attend(state);
  const list = machine.game.findings(machine.umpire, viewer);
  if (list.length === 0) return 'The rules have nothing to say about single pieces here.';
  const width = Math.max(...list.map(({ about }) => about.length));
  return list.map(({ about, says }) => `  ${about.padEnd(width)}  ${says}`).join('\n');
}

/** How the game ended. */
export function ending(match: AnyMatch): string {
  const { outcome } = match.state;
  if (!outcome) return '';
  const { sides } = match.machine.game;
  const result = outcome.winner < 0 ? 'The game is a draw' : `Won by ${sides[outcome.winner].name}`;
  const scores = sides.map(({ name }, side) => `${name} ${outcome.scores[side]}`).join(', ');
  return `${result} (${outcome.why}). Scores: ${scores}.`;
}

/** Whoever sits at no seat looks on. */
export function viewerOf(seat: number | null): number {
  return seat ?? SPECTATOR;
}
