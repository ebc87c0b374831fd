import { type Machine, type Option, type State, spellOption } from '@sandtable/kernel';

/** An action by the question it answers and its notation, as in "play-step: play blitzkrieg". */
export type ActionName = string;

/**
 * Numbers the actions of a game from 0 on, each when it is first seen: an option of the kernel is a number, too, but a
 * sparse one. The same games give the same numbers; a list of names that was kept gives them again in another process.
 */
export class ActionSpace<T, C> {
  readonly names: ActionName[] = [];
  private readonly known = new Map<number, number>();
  /** Names from another process whose options have not been seen here. */
  private readonly expected = new Map<ActionName, number>();
  private readonly rules: ReadonlyMap<string, number>;

  constructor(
    private readonly machine: Machine<T, C>,
    /** How many there may be: the length of a mask. */
    readonly size: number,
    names: readonly ActionName[] = [],
  ) {
    this.rules = new Map(machine.game.rules.map(({ name }, i) => [name, i]));
    for (const name of names) this.expected.set(name, this.names.push(name) - 1);
    this.checkSize();
  }

  /** The number of an option of the open question. */
  numberOf(state: State<T>, seat: number, option: Option): number {
    const rule = this.machine.question(state)!.rule.name;
    const key = option * this.rules.size + this.rules.get(rule)!;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const name = `${rule}: ${spellOption(this.machine, state, seat, option).text}`;
    const number = this.expected.get(name) ?? this.names.push(name) - 1;
    this.checkSize();
    this.known.set(key, number);
    return number;
  }

  private checkSize(): void {
    if (this.names.length > this.size)
      throw new Error(`there are more than ${this.size} different actions: the environment needs more room`);
  }
}
