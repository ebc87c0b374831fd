import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Journal, Machine, Match, parseJournal, printJournal } from '@sandtable/kernel';
import { findGame } from '@sandtable/shelf';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { folder, sandtable } from '../../test/command.js';
import { typing } from '../../test/playing.js';

const here = folder();
let game = '';
let count = 0;

// Each test has its own folder, so that it sees every file left behind.
beforeEach(() => {
  const path = join(here.path, `game-${++count}`);
  mkdirSync(path);
  game = join(path, 'my.journal');
  vi.spyOn(process, 'cwd').mockReturnValue(path);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const solo = ['play', 'outposts', '--seed', '5', '--bots', 'random'];
const kept = () => [...solo, '--save', game];
const journal = (): Journal => parseJournal(readFileSync(game, 'utf8'));
const choicesOf = (seat: string) =>
  journal().entries.flatMap((entry) => (entry.kind === 'choice' && entry.seat === seat ? [entry.text] : []));

describe('play', () => {
  it('shows the board, what happened, the question and numbered options', async () => {
    const { code, out, err } = await typing([], kept());
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('You draw Settle, Granary, Pursuit, Raid, Palisade, Raid\n');
    expect(out).toContain('Crimson discards a card\n');
    expect(out).toContain('round 1 of 6, turn of Amber; North 0, South 0');
    expect(out).toContain('Amber discards 2 cards\n  see setup.discard\n  1  discard settle\n');
    expect(out).toMatch(/\namber> \n/);
  });

  it('truncates a line of ten megabytes and escapes control characters', async () => {
    const { code, out } = await typing(['x'.repeat(10_000_000), '\u001b[2Jraid'], kept());
    expect(code).toBe(0);
    expect(out.length).toBeLessThan(20_000);
    expect(out).not.toContain('\u001b');
  });

  it('takes numbers and notation, with or without the seat', async () => {
    const { out } = await typing(['1', 'discard raid', 'amber: play RAID'], kept());
    expect(choicesOf('amber')).toEqual(['discard settle', 'discard raid', 'play raid']);
    expect(out).toContain("Amber chooses a hill to raid\n  because Amber's turn\n  see raid.adjacent\n");
  });

  it('explains refusals, and asks again', async () => {
    const { code, out } = await typing(
      [
        'discard ambush',
        'discard setle',
        'settle alder',
        '99',
        '-1',
        'dance',
        'jade: pass',
        'discard settle',
      ],
      kept(),
    );
    expect(code).toBe(0);
    expect(out).toContain('amber> discard ambush\nNo: Amber has no Ambush in hand; see ');
    expect(out).toContain("No: there is no card 'setle' for 'discard' here (did you mean settle?)\n");
    expect(out).toContain("No: 'settle alder' answers another question; here one can: discard\n");
    expect(out).toContain('There is no option 99; there are 5.\n');
    expect(out).toContain('There is no option -1; there are 5.\n');
    expect(out).toContain("No: 'dance' is no choice in this game; here one can: discard\n");
    expect(out).toContain("No: 'jade: pass' is for Jade to say, not for Amber\n");
    expect(choicesOf('amber')).toEqual(['discard settle']);
  });

  it('knows the commands', async () => {
    const copy = join(here.path, `copy-${count}.journal`);
    const lines = [
      '?',
      'why discard ambush',
      'why discard raid',
      'why',
      'read Ambush',
      'read 1',
      'read settle',
      'read ambsh',
      'read',
      'findings',
      'log',
      'show',
      'orders',
      'cancel',
    ];
    const { out } = await typing(
      [...lines, 'save', `save ${copy}`, `save ${copy}`, 'undo', 'quit', '1'],
      kept(),
    );
    const answer = (line: string) => out.split(`\namber> ${line}\n`)[1].split('\namber> ')[0];
    expect(answer('?')).toMatch(/^ {2}undo +take back/m);
    expect(answer('why discard ambush')).toMatch(/^No: Amber has no Ambush in hand/);
    expect(answer('why discard raid')).toBe("'discard raid' is legal.");
    expect(answer('why').split('\n')).toContain('  discard ambush: Amber has no Ambush in hand');
    expect(answer('read Ambush')).toMatch(/^Use right after an enemy camp was settled/);
    expect(answer('read 1')).toBe(answer('read settle'));
    expect(answer('read ambsh')).toBe("There is nothing called 'ambsh'; did you mean ambush?");
    expect(answer('read')).toBe('Read what? read CARD');
    expect(answer('findings')).toContain('camp of Amber on Alder');
    expect(answer('log')).toContain('Indigo draws 6 cards');
    expect(answer('show')).toMatch(/turn of Amber(.|\n)*1 {2}discard settle/);
    expect(answer('orders')).toBe('You have given no standing orders.');
    expect(answer('cancel')).toBe('There was nothing to cancel.');
    expect(answer('save')).toBe('Save where? save FILE');
    expect(answer(`save ${copy}`)).toBe(`Saved in ${copy}.`);
    expect(out).toContain(`Not saved: ${copy} is there already, and nothing is written over it.`);
    expect(answer('undo')).toMatch(/^No: Amber has nothing to take back/);
    expect(readFileSync(copy, 'utf8')).toBe(readFileSync(game, 'utf8'));
    expect(choicesOf('amber')).toEqual([]);
  });

  it('shows the end of a long log, and the rest page by page', async () => {
    const match = Match.open(new Machine<unknown, unknown>((await findGame('noughts'))!), 'long');
    for (let i = 0; i < 450; i++) {
      match.choose('noughts', 'mark a1');
      match.choose('noughts', 'undo');
    }
    const file = here.file('long.journal', printJournal(match.journal()));
    const { out } = await typing(
      ['log', 'log 1', 'log 301', 'log 0', 'log 451', 'mark b2'],
      ['play', '--load', file, '--seats', 'noughts', '--bots', 'random'],
    );
    const parts = out.split('noughts> ');
    const lines = (part: string) => part.match(/Noughts takes back a choice/g)?.length ?? 0;
    // On loading, and for `log` without a line number.
    for (const part of parts.slice(0, 2)) {
      expect(lines(part)).toBe(200);
      expect(part).toContain('(250 earlier lines: log 1)');
    }
    expect(lines(parts[2])).toBe(200);
    expect(parts[2]).toContain('(250 later lines: log 201)');
    expect(lines(parts[3])).toBe(150);
    expect(parts[3]).not.toContain('later lines');
    for (const part of parts.slice(4, 6))
      expect(part).toContain('The log has the lines 1 to 450: log NUMBER');
    expect(lines(parts[6])).toBe(0);
    expect(parts[6]).toContain('b2');
  });

  it('allows undo as far as the rules of undo permit', async () => {
    const { out } = await typing(['1', 'undo', '2'], kept());
    expect(out).toContain('Amber takes back a choice\n');
    expect(choicesOf('amber')).toEqual(['discard settle', 'undo', 'discard raid']);
    expect((await sandtable('verify', game)).code).toBe(0);
  });

  it('saves the journal and can continue from it', async () => {
    const first = await typing(['1', '1', 'quit'], kept());
    expect(first.out).toContain(`The journal is in ${game}; to go on: sandtable play --load ${game}\n`);
    expect(journal().header.tags).toEqual({ people: 'amber', bots: 'random' });
    const before = journal().entries.length;
    const second = await typing(['1'], ['play', '--load', game, '--save', game]);
    expect(second.out).toContain('Amber plays, lays or discards a card');
    expect(journal().entries.length).toBeGreaterThan(before);
    expect((await sandtable('verify', game)).code).toBe(0);
  });

  it('does not touch a journal that it only loads', async () => {
    await typing(['1'], kept());
    const before = readFileSync(game, 'utf8');
    const { out } = await typing(['1'], ['play', '--load', game]);
    expect(readFileSync(game, 'utf8')).toBe(before);
    const other = /The journal is in (\S+);/.exec(out)?.[1] ?? '';
    expect(other).toMatch(/outposts-\d{4}-\d\d-\d\d-\d{4}\.journal$/);
    expect(parseJournal(readFileSync(other, 'utf8')).entries.length).toBeGreaterThan(
      journal().entries.length,
    );
    expect(before.length).toBeGreaterThan(0);
  });

  it('picks a file name itself, and never reuses one', async () => {
    await typing([], solo);
    await typing([], solo);
    expect(readdirSync(process.cwd())).toHaveLength(2);
  });

  it('plays to the end and says how it ended', async () => {
    const { code, out } = await typing(Array(200).fill('1'), kept());
    expect(code).toBe(0);
    expect(out).toMatch(
      /\n(Won by North|Won by South|The game is a draw) \(end\.rounds\)\. Scores: North \d+, South \d+\.\n/,
    );
    expect(out).toContain(`The journal is in ${game}\n`);
    expect(journal().entries.at(-1)?.kind).toBe('end');
    expect((await sandtable('verify', game)).code).toBe(0);
    const again = await typing([], ['play', '--load', game]);
    expect(again.out).toContain('Scores: ');
    expect(again.out).not.toContain('The journal is in');
  });

  it('lets bots play alone for a spectator', async () => {
    const { code, out } = await typing([], [...kept(), '--seats', 'none']);
    expect(code).toBe(0);
    expect(out).not.toContain('You draw');
    expect(out).toContain('Amber draws 6 cards');
    expect(out).toContain('Scores: ');
  });
});

describe('standing orders', () => {
  /** Plays a game with face-down cards and gives this answer whenever they could react. */
  const saying = (order: string) => (screen: string) => {
    const question = screen.slice(screen.lastIndexOf('\n\n'));
    if (question.includes('(or: pass until my turn')) return order;
    return /^ +(\d+) {2}(lay|draw)\b/m.exec(question)?.[1] ?? '1';
  };
  const asked = (out: string) => out.split('(or: pass until my turn, pass this trigger: ').length - 1;
  const choices = (file: string) => readFileSync(file, 'utf8').split('\n\n')[1];

  it.each(['pass until my turn', 'pass this trigger'])(
    '%s: less is asked, and the game is the same',
    async (order) => {
      let [all, rest, told] = [0, 0, 0];
      for (let seed = 1; seed <= 12; seed++) {
        const argv = [
          'play',
          'outposts',
          '--seed',
          `${seed}`,
          '--bots',
          'random',
          '--options',
          'rounds=long',
          '--save',
        ];
        const patient = await typing(saying('pass'), [...argv, `${game}.${seed}`]);
        const ordering = await typing(saying(order), [...argv, `${game}.${seed}.ordered`]);
        expect(choices(`${game}.${seed}.ordered`)).toBe(choices(`${game}.${seed}`));
        all += asked(patient.out);
        rest += asked(ordering.out);
        told += ordering.out.split('(Your standing orders answered ').length - 1;
      }
      expect(rest).toBeLessThan(all);
      expect(told).toBeGreaterThan(0);
    },
  );
});

describe('several people at one keyboard', () => {
  const two = () => [
    'play',
    'outposts',
    '--seed',
    '5',
    '--seats',
    'amber,crimson',
    '--bots',
    'random',
    '--save',
    game,
  ];

  it('are asked to hand over the keyboard, and do not see the cards of others', async () => {
    const { out } = await typing(['', '1', '1', '', '1', '1'], two());
    const [, amber, crimson] = out.split(`${'-'.repeat(40)}\n`);
    expect(amber).toContain('Amber decides now. Amber, press Enter when nobody else is looking.');
    expect(amber).toContain('You draw Settle');
    expect(crimson).toContain('Crimson decides now. Crimson, press Enter');
    expect(crimson).not.toContain('You draw Settle, Granary');
    expect(crimson).not.toContain('amber>');
    expect(choicesOf('amber')).toHaveLength(2);
  });

  it('do not hand over in open play, or if there are no secrets', async () => {
    const open = await typing(['1', '1', '1', '1'], [...two(), '--open']);
    expect(open.out).not.toContain('press Enter');
    const noughts = await typing(['1', '2', '3'], ['play', 'noughts', '--seats', 'all']);
    expect(noughts.out).not.toContain('press Enter');
    expect(noughts.out).toContain('crosses> ');
  });
});

describe('what play refuses', () => {
  const refused = async (argv: string[]) => {
    const { code, out, err } = await typing([], ['play', ...argv]);
    expect([code, out]).toEqual([2, '']);
    return err;
  };

  it.each([
    [['outpost'], "there is no game 'outpost'; did you mean 'outposts'?"],
    [['outposts', '--game', 'noughts'], 'the game is named twice'],
    [
      ['outposts', '--seats', 'gold'],
      "--seats: outposts has no seat 'gold' (seats: amber, crimson, jade, indigo; or all, none)",
    ],
    [['outposts', '--bots', 'deep'], "--bots: outposts has no bot 'deep' (bots: random, recruit, greedy)"],
    [
      ['outposts', '--options', 'rounds=many'],
      "outposts: option 'rounds' can't be 'many' (values: short, long)",
    ],
    [['--load', 'nowhere.journal'], 'nowhere.journal: there is no such file or folder'],
    [['--load', 'x', '--seed', '1'], "--seed and --load don't go together: the journal says it"],
  ])('%j', async (argv, sentence) => {
    expect(await refused(argv)).toBe(`sandtable: ${sentence}\n`);
  });

  it('files that are not journals, are of another game, or have no seed', async () => {
    const text = here.file('text.journal', 'Dear diary\n');
    expect(await refused(['--load', text])).toMatch(/^sandtable: \S+text\.journal:1: a journal begins with/);
    await typing(['1'], kept());
    expect(await refused(['noughts', '--load', game])).toContain('is a journal of outposts, not of noughts');
    const sealed = readFileSync(game, 'utf8').replace(/^seed: .*\n/m, '');
    expect(await refused(['--load', here.file('sealed.journal', sealed)])).toContain(
      'its seed is not revealed',
    );
  });

  it('to overwrite a file', async () => {
    const file = here.file('precious.txt', 'precious');
    expect(await refused(['outposts', '--save', file])).toContain(
      'is there already, and nothing is written over it',
    );
    expect(readFileSync(file, 'utf8')).toBe('precious');
  });

  it('to lose a game when the disk fails', async () => {
    const { code, out, err } = await typing(['1'], [...solo, '--save', '/dev/null/my.journal']);
    expect(code).toBe(0);
    expect(err).toBe(
      'sandtable: the journal is not saved: /dev/null/my.journal: there is a file where the folder should be\n',
    );
    const file = /The journal is in (\S+);/.exec(out)?.[1] ?? '';
    expect(existsSync(file)).toBe(true);
    expect((await sandtable('verify', file)).code).toBe(0);
  });
});
