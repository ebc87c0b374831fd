import { type BotMaker, type Forfeit, makerOf } from '@sandtable/bots';
import {
  type AnyBots,
  type BotInput,
  type Machine,
  type Option,
  redactedLog,
  spellOption,
  view,
} from '@sandtable/kernel';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Failure } from '../failure.js';
import { Choice, type Choose, type End, type Hello, PROTOCOL, Ready, type Seen } from './messages.js';
import { Program } from './program.js';

/** The name of a bot that is a program: `cmd:./mybot`, `cmd:python3 mybot.py`. */
const PREFIX = 'cmd:';
/** How long a program may take to start, beside its usual time. */
const TO_START = 10_000;

const isReady = Compile(Ready);
const isChoice = Compile(Choice);

export function isProgram(name: string): boolean {
  return name.startsWith(PREFIX);
}

/** The words of the command; no shell reads them. */
function commandOf(name: string): string[] {
  const words = name.slice(PREFIX.length).split(' ').filter(Boolean);
  if (words.length === 0) throw new Failure(`'${name}' names no program; it is written cmd:./mybot`);
  return words;
}

/** Makes bots by name, programs among them, and ends the programs after each game. */
export class OwnBots {
  private programs: OwnBot[] = [];

  constructor(
    private readonly own: AnyBots,
    /** How long a program may think about a choice, in milliseconds. */
    private readonly ms: number,
  ) {}

  /** A program plays one seat in one game: a table with programs is laid anew for each. */
  makerOf<T, C>(name: string, seat: number, seed: string): BotMaker<T, C> {
    if (!isProgram(name)) return makerOf(name, this.own);
    const command = commandOf(name);
    return () => {
      const bot = new OwnBot(command, seat, `${seed} ${seat}`, this.ms);
      this.programs.push(bot);
      return { name, listens: true, choose: (sight) => bot.choose(sight) };
    };
  }

  /** The game is over. */
  end(end: Omit<End, 'type'>): void {
    for (const program of this.programs) program.end(end);
    this.programs = [];
  }
}

/** A program at a seat: it sees what its seat may see, and says what it chooses. */
class OwnBot {
  private program: Program | null = null;
  private asked = 0;
  /** How much of the log it has been told. */
  private told = 0;

  constructor(
    private readonly command: readonly string[],
    private readonly seat: number,
    private readonly seed: string,
    private readonly ms: number,
  ) {}

  choose<T, C>({ machine, state, options, history }: BotInput<T, C>): Option {
    const program = this.program ?? this.start(machine);
    const { seat } = this;
    const open = machine.question(state)!;
    const spelled = options.map((option) => spellOption(machine, state, seat, option));
    const { board: _, decisions: __, anytime: ___, outcome: ____, ...seen } = view(machine, state, seat);
    const id = ++this.asked;
    const question: Choose = {
      type: 'choose',
      id,
      question: open.rule.name,
      prompt: machine.prompt(open, seat),
      options: spelled,
      view: seen satisfies Seen,
      log: redactedLog(machine, history.slice(this.told), seat),
      budget: { ms: this.ms },
    };
    this.told = history.length;
    const answer = this.read(program, isChoice, program.ask(JSON.stringify(question), this.ms), 'choice');
    if (answer.id !== id)
      throw program.forfeit(`answers question ${answer.id}, but was asked question ${id}`);
    const index =
      typeof answer.option === 'number'
        ? answer.option
        : spelled.findIndex(({ text }) => text === answer.option);
    if (options[index] === undefined)
      throw program.forfeit(`chooses ${JSON.stringify(answer.option)}, which is not legal`);
    return options[index];
  }

  private start<T, C>(machine: Machine<T, C>): Program {
    const { game, options, ruleset } = machine;
    const named = ({ id, name }: { id: string; name: string }) => ({ id, name });
    const hello: Hello = {
      type: 'hello',
      protocol: PROTOCOL,
      game: game.id,
      title: game.title,
      ruleset,
      options: { ...options },
      sides: game.sides.map(named),
      seats: game.seats.map((seat) => ({ ...named(seat), side: game.sides[seat.side].id })),
      seat: game.seats[this.seat].id,
      side: game.sides[game.seats[this.seat].side].id,
      seed: this.seed,
      budget: { ms: this.ms },
    };
    const program = new Program(this.seat, this.command);
    this.program = program;
    this.read(program, isReady, program.ask(JSON.stringify(hello), TO_START + this.ms), 'ready');
    return program;
  }

  private read<S extends TSchema>(
    program: Program,
    schema: ReturnType<typeof Compile<S>>,
    line: string,
    type: string,
  ): Static<S> {
    let said: unknown;
    try {
      said = JSON.parse(line);
    } catch {
      throw program.forfeit(`says what is no JSON: ${line}`);
    }
    if (schema.Check(said)) return said;
    throw program.forfeit(`does not answer with a message of the type '${type}': ${line}`);
  }

  end(end: Omit<End, 'type'>): void {
    this.program?.end(JSON.stringify({ type: 'end', ...end } satisfies End));
  }
}

/** Who wins if a seat can't go on: the other side, or of several the one that is ahead. */
export function winnerWithout<T, C>(
  machine: Machine<T, C>,
  scores: readonly number[],
  { seat }: Forfeit,
): number {
  const loser = machine.game.seats[seat].side;
  let winner = -1;
  for (let side = 0; side < machine.game.sides.length; side++)
    if (side !== loser && (winner < 0 || scores[side] > scores[winner])) winner = side;
  return winner;
}
