import type { AnyMatch, HostedTable } from '@sandtable/host';
import {
  chain,
  domainOf,
  memberMeant,
  names,
  nearest,
  type Option,
  quote,
  type Refused,
  readOption,
  SPECTATOR,
  type State,
  spellOption,
  subjectGroups,
} from '@sandtable/kernel';

/** The board as a viewer may see it. */
export function board({ machine, state }: AnyMatch, viewer: number): string {
  return machine.game.drawText(machine.read(state), viewer).trimEnd();
}

/** The question, its reason and its rule. */
export function question({ machine, state }: AnyMatch, seat: number): string {
  const open = machine.question(state);
  if (!open) return '';
  const lines = [machine.prompt(open, seat)];
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

/** The most subjects of a verb to list. */
const NAMED = 60;

/** The subjects of the by-subject verbs, whose options are too many to list. */
function subjectLines({ machine, state }: AnyMatch, seat: number): string[] {
  const open = machine.question(state);
  if (!open) return [];
  return subjectGroups(open, seat).map(({ verb, kind, ids }) => {
    const more = ids.length > NAMED ? `, and ${ids.length - NAMED} more` : '';
    const named = ids.slice(0, NAMED).join(', ');
    return `  ${verb} ${kind.toUpperCase()} …: ${named}${more}\n  (${verb} ${ids[0]}: where it can go)`;
  });
}

/** The numbered options of one subject, or why it may not act. Null if the words name no verb and subject. */
export function targets(
  table: HostedTable,
  seat: number,
  typed: string,
  columns: number,
): Menu | Refused | null {
  const { match } = table;
  const meant = subjectMeant(match, seat, typed);
  if (!meant) return null;
  const found = table.options(seat, meant.verb, meant.subject);
  if (!Array.isArray(found)) return found;
  if (found.length === 0) return { reason: `there is nothing that ${meant.subject} can do`, anchor: null };
  const items = found.map(({ text, label }, i) => numbered(i, found.length, text, label));
  const options = found.map(({ text }) => optionRead(match, seat, text));
  return { options, text: inColumns(items, columns) };
}

/** "move 2nd-panzer", or the unit alone. */
function subjectMeant(
  { machine, state }: AnyMatch,
  seat: number,
  typed: string,
): { verb: string; subject: string } | null {
  const open = machine.question(state);
  const text = typed.trim().toLowerCase();
  for (const verb of open?.rule.verbs ?? []) {
    if (!verb.bySubject) continue;
    const { first } = domainOf(open!.u, open!.frame, seat, verb.domain)!.factors!;
    for (const words of text.startsWith(`${verb.name} `) ? [text.slice(verb.name.length + 1)] : [text]) {
      const subject = memberMeant(first, words.trim());
      if (subject >= 0) return { verb: verb.name, subject: first.name(subject) };
    }
  }
  return null;
}

function optionRead({ machine, state }: AnyMatch, seat: number, text: string): Option {
  const meaning = readOption(machine, state, seat, text);
  if ('refused' in meaning) throw new Error(`${text}: ${meaning.refused.reason}`);
  return meaning.option;
}

function numbered(i: number, count: number, text: string, label: string | null): string {
  const width = String(count).length;
  return `${String(i + 1).padStart(width + 2)}  ${text}${label ? ` (${label})` : ''}`;
}

export function menu(match: AnyMatch, seat: number, columns: number): Menu {
  const { machine, state } = match;
  const open = machine.question(state);
  const answers = open && machine.isAsked(open, seat) ? machine.listPlain(open, seat).slice() : [];
  const anytime = machine.anytimeOptions(state, seat);
  const options = [...answers, ...anytime];
  const items = options.map((option, i) => {
    const { text, label } = spellOption(machine, state as State<unknown>, seat, option);
    return numbered(i, options.length, text, label);
  });
  const parts = [...subjectLines(match, seat), inColumns(items.slice(0, answers.length), columns)];
  if (anytime.length > 0) parts.push('At any time:', inColumns(items.slice(answers.length), columns));
  return { options, text: parts.filter(Boolean).join('\n') };
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

/** A refusal in one line, with the rule's anchor unless the sentence already contains it. */
export function refusalLine({ reason, anchor }: Refused): string {
  return anchor === null || reason.includes(anchor) ? `No: ${reason}` : `No: ${reason}; see ${anchor}`;
}

/** Everything that is illegal now, with the reasons. */
export function forbidden(table: HostedTable, seat: number): string {
  const list = table.refusals(seat).map(({ text, reason }) => `  ${text}: ${reason}`);
  if (list.length === 0) return 'Nothing that could be said here is forbidden.';
  const more = list.length - LONG_REFUSAL;
  return [...list.slice(0, LONG_REFUSAL), ...(more > 0 ? [`  and ${more} more; ask: why CHOICE`] : [])].join(
    '\n',
  );
}

/** The texts of the items with these names; identical copies are shown once. */
export function itemTexts({ machine }: AnyMatch, asked: readonly string[]): string {
  const { spec } = machine;
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

/** The names of the items an option involves. */
export function touchedBy({ machine, state }: AnyMatch, seat: number, option: Option): string[] {
  return spellOption(machine, state, seat, option).touches.map(({ id }) => id);
}

/** The rules' findings on each piece the viewer sees. */
export function findings(table: HostedTable, viewer: number): string {
  const list = table.findings(viewer);
  if (list.length === 0) return 'The rules have nothing to say about single pieces here.';
  const width = Math.max(...list.map(({ about }) => about.length));
  return list.map(({ about, says }) => `  ${about.padEnd(width)}  ${says}`).join('\n');
}

/** How the game ended. */
export function ending(match: AnyMatch): string {
  const { outcome } = match.state;
  if (!outcome) return '';
  const { sides, seats } = match.machine.game;
  const led = outcome.leader === undefined ? '' : `, led by ${seats[outcome.leader].name}`;
  const result = outcome.winner < 0 ? 'The game is a draw' : `Won by ${sides[outcome.winner].name}${led}`;
  const scores = sides.map(({ name }, side) => `${name} ${outcome.scores[side]}`).join(', ');
  return `${result} (${outcome.why}). Scores: ${scores}.`;
}

/** A person without a seat is a spectator. */
export function viewerOf(seat: number | null): number {
  return seat ?? SPECTATOR;
}
