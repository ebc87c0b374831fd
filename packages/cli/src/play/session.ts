import { setImmediate } from 'node:timers/promises';
import { Forfeit, type Players } from '@sandtable/bots';
import { type AnyMatch, HostedTable, type Sitting } from '@sandtable/host';
import {
  explainRefusal,
  type KnownLines,
  LINES_PAGE,
  type LogLine,
  linesFor,
  quote,
  type StandingOffer,
  UNDO,
} from '@sandtable/kernel';
import type { Io } from '../command.js';
import { Failure } from '../failure.js';
import { type JournalFile, saveCopy } from './journal-file.js';
import { isTerminal, type Lines } from './lines.js';
import { CountedOrders } from './orders.js';
import {
  board,
  ending,
  findings,
  forbidden,
  itemTexts,
  type Menu,
  menu,
  question,
  refusalLine,
  targets,
  touchedBy,
  viewerOf,
} from './screen.js';
import { COMMAND_WORDS, type CommandWord, readTyped } from './typed.js';

export interface Table {
  match: AnyMatch;
  seats: readonly Sitting[];
  /** The bots of all seats without a human player. */
  players: Players<unknown, unknown>;
  /** Ends the programs that play. */
  leave(): void;
  /** Several people share the keyboard and must not see each other's secrets. */
  curtain: boolean;
  keeper: JournalFile;
}

/** Clears the screen and the scrollback. */
const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

/** A session at the terminal: bots move automatically, people are shown their view and asked. */
export class Session {
  private readonly orders = new CountedOrders();
  private readonly hosted: HostedTable;
  /** How much of the log each viewer has read, and the board they saw last. */
  private readonly read = new Map<number, { lines: number; board: string }>();
  private sitting: number | null = null;

  constructor(
    private readonly table: Table,
    private readonly lines: Lines,
    private readonly io: Io,
  ) {
    this.hosted = new HostedTable(table.match, table.seats, this.orders);
  }

  /** Plays until the game is over or a player leaves. */
  async play(): Promise<void> {
    const { match, players, keeper } = this.table;
    const looksOn = this.hosted.people().length === 0;
    if (looksOn) this.look(viewerOf(null));
    for (;;) {
      const [next] = this.hosted.asked();
      if (next === undefined) break;
      if (this.io.interrupted.aborted) return;
      const moved = this.letMove(players);
      if (moved === 'forfeit') return;
      if (moved?.by === 'order') this.orders.noteUse(moved.seat);
      if (moved?.by === 'bot') {
        if (looksOn) this.look(viewerOf(null));
        // Ctrl-C takes effect between two choices.
        await setImmediate();
        continue;
      }
      if (!moved && !(await this.letPerson(next))) return;
      keeper.note(match);
    }
    this.look(viewerOf(this.table.curtain ? null : this.sitting));
    this.say('', ending(match));
  }

  /** Lets a bot or an order choose. A program that can't go on ends the game. */
  private letMove(players: Players<unknown, unknown>) {
    try {
      return this.hosted.letMove(players);
    } catch (error) {
      if (!(error instanceof Forfeit)) throw error;
      const { name } = this.table.match.machine.game.seats[error.seat];
      this.say('', `${name} loses the game: the program ${error.message}.`);
      return 'forfeit';
    }
  }

  /** Asks a person until they make a choice; false if they leave instead. */
  private async letPerson(seat: number): Promise<boolean> {
    const { match, keeper } = this.table;
    const standing = this.hosted.standing(seat);
    keeper.note(match);
    if (this.changesHands(seat) && !(await this.raiseCurtain(seat))) return false;
    this.sitting = seat;
    this.look(seat);
    let offered = this.offer(seat, standing);
    for (;;) {
      const line = await this.lines.next(`${match.machine.game.seats[seat].id}> `);
      if (line === null) return false;
      const before = match.entries.length;
      const stay = this.obey(seat, line, offered, standing);
      if (!stay) return false;
      if (match.entries.length !== before) return true;
      if (stay === 'show') offered = this.offer(seat, standing);
      else if (stay !== true) offered = stay;
    }
  }

  /** Does this seat belong to another person than the last one? One person may hold several seats. */
  private changesHands(seat: number): boolean {
    const { seats } = this.hosted;
    return this.sitting === null || seats[this.sitting].who?.id !== seats[seat].who?.id;
  }

  /** Hides the last person's screen, and waits for the next person. */
  private async raiseCurtain(seat: number): Promise<boolean> {
    if (!this.table.curtain) return true;
    const { name } = this.table.match.machine.game.seats[seat];
    this.say(isTerminal(this.io.input) ? CLEAR : '-'.repeat(40));
    return (
      (await this.lines.next(`${name} decides now. ${name}, press Enter when nobody else is looking. `)) !==
      null
    );
  }

  /** Shows a viewer the new log lines, and the board if it has changed. */
  private look(viewer: number): void {
    const { match } = this.table;
    const seen = this.read.get(viewer) ?? { lines: 0, board: '' };
    const { log } = linesFor(match, viewer);
    this.tellSince(log, seen.lines);
    const now = board(match, viewer);
    if (now !== seen.board) this.say('', now);
    this.read.set(viewer, { lines: log.count, board: now });
    const used = viewer >= 0 ? this.orders.takeUsed(viewer) : 0;
    if (used > 0)
      this.say(`(Your standing orders answered ${used === 1 ? 'one question' : `${used} questions`}.)`);
  }

  private offer(seat: number, standing: StandingOffer | null): Menu {
    const offered = menu(this.table.match, seat, this.io.columns);
    this.say('', question(this.table.match, seat), offered.text);
    if (standing) {
      const { verb, topic } = standing;
      this.say(`  (or: ${verb} until my turn, ${verb} this trigger: ${topic})`);
    }
    return offered;
  }

  /** Executes a typed line. False: the player leaves; 'show': ask the question again; a menu: now on offer. */
  private obey(
    seat: number,
    line: string,
    offered: Menu,
    standing: StandingOffer | null,
  ): boolean | 'show' | Menu {
    const { match } = this.table;
    const { game } = match.machine;
    const verbs = [...(match.machine.question(match.state)?.rule.verbs ?? []), ...(game.anytimeVerbs ?? [])];
    const words = verbs.map(({ name }) => name);
    const typed = readTyped(withoutSeat(line, game.seats[seat].id), words, standing?.verb ?? null);
    switch (typed.kind) {
      case 'nothing':
        return true;
      case 'number': {
        const option = offered.options[typed.number - 1];
        if (option === undefined) this.say(noOption(typed.number, offered.options.length));
        else this.refused(this.hosted.chooseOption(seat, option));
        return true;
      }
      case 'targets':
        return this.targets(seat, typed.text) ?? this.unknown(typed.text);
      case 'choice': {
        const found = this.targets(seat, typed.text);
        if (found !== null) return found;
        this.refused(this.hosted.choose(seat, typed.text));
        return true;
      }
      case 'order':
        this.orders.give(seat, typed.until === 'turn' ? null : standing!.topic);
        this.refused(this.hosted.chooseOption(seat, standing!.option));
        return true;
      case 'command':
        return this.command(seat, typed.command, typed.rest, offered);
    }
  }

  /** For by-subject options: shows the options of one subject, which numbers then refer to. Null if it names none. */
  private targets(seat: number, text: string): true | Menu | null {
    const found = targets(this.hosted, seat, text, this.io.columns);
    if (found === null) return null;
    if ('reason' in found) {
      this.say(refusalLine(found));
      return true;
    }
    this.say(found.text);
    return found;
  }

  private unknown(text: string): true {
    this.say(`Nothing here can be done with '${text}'.`);
    return true;
  }

  private command(seat: number, word: CommandWord, rest: string, offered: Menu): boolean | 'show' {
    const { match } = this.table;
    switch (word) {
      case 'quit':
        return false;
      case 'help':
        this.say(helpText());
        return true;
      case 'undo':
        this.undo(seat);
        return true;
      case 'why':
        this.say(this.why(seat, rest));
        return true;
      case 'read':
        this.say(this.writing(seat, rest.toLowerCase(), offered));
        return true;
      case 'show':
        this.say('', board(match, seat));
        return 'show';
      case 'log':
        this.log(seat, rest);
        return true;
      case 'findings':
        this.say(findings(this.hosted, seat));
        return true;
      case 'orders':
        this.say(this.orders.list(seat).join('\n') || 'You have given no standing orders.');
        return true;
      case 'cancel':
        this.say(
          this.orders.cancel(seat) ? 'Your standing orders are cancelled.' : 'There was nothing to cancel.',
        );
        return true;
      case 'save':
        this.save(rest);
        return true;
    }
  }

  private undo(seat: number): void {
    const { match } = this.table;
    if (this.refused(this.hosted.choose(seat, UNDO))) return;
    // The log is shorter now, and its last line, which says so, is new to all viewers.
    for (const [viewer, seen] of this.read)
      seen.lines = Math.min(seen.lines, linesFor(match, viewer).log.count - 1);
  }

  /** The log from a line on; if it is very long, only the end. */
  private tellSince(log: KnownLines<LogLine>, from: number): void {
    const first = Math.max(from, log.count - LINES_PAGE);
    if (first > from) this.say(`(${first - from} earlier lines: log ${from + 1})`);
    for (const { text } of log.read(first, log.count)) this.say(text);
  }

  /** A page of the log: the last one, or the one starting at a line. */
  private log(seat: number, line: string): void {
    const { log } = linesFor(this.table.match, seat);
    if (line === '') return this.tellSince(log, 0);
    const from = Number(line);
    if (from < 1 || from > log.count) return this.say(`The log has the lines 1 to ${log.count}: log NUMBER`);
    const to = Math.min(log.count, from - 1 + LINES_PAGE);
    for (const { text } of log.read(from - 1, to)) this.say(text);
    if (to < log.count) this.say(`(${log.count - to} later lines: log ${to + 1})`);
  }

  private why(seat: number, choice: string): string {
    const { match } = this.table;
    if (choice === '') return forbidden(this.hosted, seat);
    const refused = explainRefusal(match.machine, match.state, seat, choice);
    return refused ? refusalLine(refused) : `${quote(choice)} is legal.`;
  }

  private writing(seat: number, name: string, offered: Menu): string {
    const { match } = this.table;
    if (name === '') return 'Read what? read CARD';
    const option = /^\d+$/.test(name) ? offered.options[Number(name) - 1] : undefined;
    return itemTexts(match, option === undefined ? [name] : touchedBy(match, seat, option));
  }

  private save(path: string): void {
    if (path === '') return this.say('Save where? save FILE');
    try {
      saveCopy(this.table.match, path);
      this.say(`Saved in ${path}.`);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.say(`Not saved: ${error.message}.`);
    }
  }

  /** Prints the reason of a refusal, if there is one. */
  private refused(refused: Parameters<typeof refusalLine>[0] | null): boolean {
    if (refused) this.say(refusalLine(refused));
    return refused !== null;
  }

  private say(...lines: string[]): void {
    this.io.out(`${lines.join('\n')}\n`);
  }
}

/** "germany: battle ukraine", as a journal writes it, is "battle ukraine" to Germany. */
function withoutSeat(line: string, seat: string): string {
  const text = line.trim();
  return text.toLowerCase().startsWith(`${seat}:`) ? text.slice(seat.length + 1) : text;
}

function noOption(number: number, count: number): string {
  return `There is no option ${number}; there ${count === 1 ? 'is' : 'are'} ${count}.`;
}

function helpText(): string {
  const rows = Object.entries(COMMAND_WORDS).map(([word, does]) => `  ${word.padEnd(8)}  ${does}`);
  return [
    'Type the number of an option, or a choice as it is written (also one that is not on the list:',
    'you will be told which rule forbids it). Besides:',
    ...rows,
    'Where a choice names a unit and where it goes: "? move UNIT", or the unit alone, lists what it can do.',
    'Where you may let something pass: "pass until my turn" and "pass this trigger" are standing orders.',
    'A word that the game uses itself is the command with a slash in front: /show.',
  ].join('\n');
}
