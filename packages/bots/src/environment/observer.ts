import { type Machine, type Plain, type State, seenIn } from '@sandtable/kernel';

/** Where a value of the table is written, and what lies below it. */
interface Node {
  slot: number;
  items: Node[];
  fields: Map<string, Node>;
  words: Map<string, number>;
}

/**
 * Writes what a seat may see of a position as numbers: which seat, which question, where each card lies that the seat
 * knows (0 for the others), how many lie in each place, and the table as the seat sees it. Every number and every word at
 * every path of the table has a slot of its own, given when it is first seen.
 */
export class Observer<T, C> {
  /** What each slot means. */
  readonly names: string[] = [];
  private readonly root = newNode();
  private readonly rules: ReadonlyMap<string, number>;
  private readonly firstRule: number;
  private readonly firstItem: number;
  private readonly firstPlace: number;

  constructor(
    private readonly machine: Machine<T, C>,
    /** How many slots there may be: the length of an observation. */
    readonly size: number,
  ) {
    const { game, spec } = machine;
    this.names.push(...game.seats.map(({ id }) => `seat ${id}`));
    this.firstRule = this.names.length;
    const questions = game.rules.filter(({ kind }) => kind === 'question').map(({ name }) => name);
    this.rules = new Map(questions.map((name, i) => [name, i]));
    this.names.push(...questions.map((name) => `question ${name}`));
    this.firstItem = this.names.length;
    if (spec)
      for (let item = 0; item < spec.items; item++) this.names.push(`place of ${spec.itemName(item)}`);
    this.firstPlace = this.names.length;
    if (spec) this.names.push(...spec.places.map(({ name }) => `number in ${name}`));
    this.checkSize();
  }

  /** Writes an observation into an array of this size, which is cleared first. */
  write(state: State<T>, seat: number, into: Float32Array): void {
    const { machine } = this;
    into.fill(0);
    into[seat] = 1;
    const open = machine.question(state);
    if (open) into[this.firstRule + this.rules.get(open.rule.name)!] = 1;
    machine.spec?.places.forEach((_, place) => {
      const seen = seenIn(state, place, seat);
      into[this.firstPlace + place] = seen.length;
      for (const item of seen) if (item !== null) into[this.firstItem + item] = place + 1;
    });
    const { game } = machine;
    const table = game.viewTable ? game.viewTable(machine.read(state), seat) : (state.table as Plain);
    this.put(table, this.root, 'table', into);
  }

  private put(value: Plain, node: Node, path: string, into: Float32Array): void {
    if (value === null) return;
    if (typeof value === 'number' || typeof value === 'boolean') {
      if (node.slot < 0) node.slot = this.slot(path);
      into[node.slot] = Number(value);
    } else if (typeof value === 'string') {
      let slot = node.words.get(value);
      if (slot === undefined) {
        slot = this.slot(`${path} is ${value}`);
        node.words.set(value, slot);
      }
      into[slot] = 1;
    } else if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++) {
        node.items[i] ??= newNode();
        this.put(value[i], node.items[i], `${path} ${i}`, into);
      }
    } else {
      for (const [name, part] of Object.entries(value)) {
        let below = node.fields.get(name);
        if (!below) {
          below = newNode();
          node.fields.set(name, below);
        }
        this.put(part, below, `${path} ${name}`, into);
      }
    }
  }

  private slot(name: string): number {
    this.names.push(name);
    this.checkSize();
    return this.names.length - 1;
  }

  private checkSize(): void {
    if (this.names.length > this.size)
      throw new Error(`an observation has more than ${this.size} numbers: the environment needs more room`);
  }
}

function newNode(): Node {
  return { slot: -1, items: [], fields: new Map(), words: new Map() };
}
