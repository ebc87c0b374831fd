/** The meaning of a typed line, before the rules are consulted. */
export type Typed =
  | { kind: 'nothing' }
  | { kind: 'number'; number: number }
  | { kind: 'command'; command: CommandWord; rest: string }
  | { kind: 'order'; verb: string; until: 'turn' | 'trigger' }
  | { kind: 'targets'; text: string }
  | { kind: 'choice'; text: string };

/** The words that are not choices, and what they do. */
export const COMMAND_WORDS = {
  help: 'this list',
  undo: 'take back your last choice, as far as that is fair',
  why: 'why CHOICE: which rule forbids it; why alone: everything that is forbidden now',
  read: 'read CARD, or the number of an option with one: what is written on it',
  show: 'the board once more, and the options',
  log: 'what happened lately, as far as you may know; log NUMBER: from that line on',
  findings: 'what the rules say of each piece',
  orders: 'your standing orders',
  cancel: 'cancel your standing orders',
  save: 'save FILE: write the journal to a file of its own',
  quit: 'stop here; the journal is saved and can be continued',
} as const;

export type CommandWord = keyof typeof COMMAND_WORDS;

/**
 * Parses a line. A word that the open question uses is a choice; with a leading slash (/show) it is always the command.
 */
export function readTyped(line: string, verbs: readonly string[], standing: string | null): Typed {
  const text = line.trim().replace(/\s+/g, ' ');
  if (text === '') return { kind: 'nothing' };
  if (/^[-+]?\d+$/.test(text)) return { kind: 'number', number: Number(text) };
  const slash = text.startsWith('/');
  const plain = slash ? text.slice(1) : text;
  if (plain === '?') return { kind: 'command', command: 'help', rest: '' };
  if (plain.startsWith('?')) return { kind: 'targets', text: plain.slice(1).trim() };
  const [first, ...others] = plain.toLowerCase().split(' ');
  if (standing !== null) {
    const order = orderOf(plain.toLowerCase(), standing);
    if (order) return { kind: 'order', verb: standing, until: order };
  }
  const word = ({ q: 'quit', exit: 'quit', h: 'help' } as Record<string, string>)[first] ?? first;
  const takesWords =
    ['why', 'save', 'read'].includes(word) || (word === 'log' && /^\d+$/.test(others.join(' ')));
  const isCommand = Object.hasOwn(COMMAND_WORDS, word) && (others.length === 0 || takesWords);
  const isVerb = verbs.some(
    (verb) => plain.toLowerCase() === verb || plain.toLowerCase().startsWith(`${verb} `),
  );
  if (isCommand && (slash || !isVerb)) {
    // A file name keeps its capitals.
    return { kind: 'command', command: word as CommandWord, rest: plain.slice(first.length).trim() };
  }
  return { kind: 'choice', text };
}

function orderOf(text: string, standing: string): 'turn' | 'trigger' | null {
  if (text === `${standing} until my turn`) return 'turn';
  return text === `${standing} this trigger` ? 'trigger' : null;
}
