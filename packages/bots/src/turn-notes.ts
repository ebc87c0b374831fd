import { type Machine, type Notes, type State, turnOf } from '@sandtable/kernel';

/** The notes of one bot at a table: they last until the turn ends. */
export class TurnNotes {
  private notes: Notes = {};
  private turn: string | null = null;

  /** What the bot has written down in this turn, for it to read and change. */
  read<T, C>(machine: Machine<T, C>, state: State<T>): Notes {
    if (this.turn !== null && this.turn !== turnOf(machine, state)) this.clear();
    return this.notes;
  }

  /** The bot has chosen in this position, and perhaps written something down. */
  keep<T, C>(machine: Machine<T, C>, state: State<T>, notes: Notes): void {
    this.notes = notes;
    // Few bots take notes, so the turn is worth asking for only then.
    this.turn = Object.keys(notes).length > 0 ? turnOf(machine, state) : null;
  }

  clear(): void {
    this.notes = {};
    this.turn = null;
  }
}
