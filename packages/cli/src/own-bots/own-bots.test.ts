import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outposts } from '@sandtable/example-outposts';
import { Machine, view } from '@sandtable/kernel';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { folder } from '../../test/command.js';
import type { TournamentReport } from '../tournament/report.js';
import { Choose, Hello, SCHEMA } from './messages.js';
import { marked } from './strays.js';

// A program is talked to by a thread of the built program, so these tests run the real command.
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const program = join(root, 'packages/cli/bin/sandtable.js');
const here = folder();

function sandtable(...argv: string[]) {
  const ran = spawnSync(process.execPath, [program, ...argv], { encoding: 'utf8', cwd: root });
  return { code: ran.status, out: ran.stdout, err: ran.stderr, left: () => marked(`${ran.pid}-`) };
}

/** A bot in JavaScript: `said` is the body of a function that is given each message. */
function bot(name: string, said: string): string {
  const text = `
const answer = (message) => process.stdout.write(typeof message === 'string' ? message : JSON.stringify(message) + '\\n');
const ready = () => answer({ type: 'ready', protocol: 1 });
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  ${said}
});`;
  return `cmd:${process.execPath} ${here.file(`${name}.cjs`, text)}`;
}

const FIRST = "answer({ type: 'choice', id: message.id, option: 0 })";
const play = (choice: string) =>
  `if (message.type === 'hello') ready(); else if (message.type === 'choose') { ${choice} }`;

describe('a program', () => {
  it('loses by being gone, loud, unasked or illegal, and nothing of it is left running', () => {
    const lost = {
      gone: bot('gone', play("console.error('out of luck'); process.exit(7)")),
      loud: bot('loud', play("for (;;) answer('x'.repeat(1e6))")),
      rude: bot('rude', play(`${FIRST}; ${FIRST}`)),
      illegal: bot('illegal', play("answer({ type: 'choice', id: message.id, option: 'win' })")),
      // It leaves a process in a session of its own behind, which holds no pipe of it.
      parent: bot(
        'parent',
        play(
          "require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' }).unref(); answer('nonsense\\n')",
        ),
      ),
    };
    const bots = Object.values(lost);
    const argv = ['--game', 'noughts', '--format', 'ladder', '--games', '2', '--clock', '60', '--json'];
    const { code, out, left } = sandtable('tournament', '--bots', ['random', ...bots].join(','), ...argv);
    expect(code).toBe(0);
    const report: TournamentReport = JSON.parse(out);
    const reasons = Object.fromEntries(
      Object.keys(lost).map((name, i) => [name, Object.keys(report.bots[i + 1].forfeits ?? {})]),
    );
    expect(reasons).toEqual({
      gone: ['ended with code 7: out of luck'],
      loud: ['says more than 65536 bytes in a line'],
      rude: ['says more than it was asked'],
      illegal: ['chooses "win", which is not legal'],
      parent: ['says what is no JSON: nonsense'],
    });
    expect(report.pairs[0]).toMatchObject({ bots: ['random', lost.gone], winRate: { rate: 1 } });
    expect(left()).toEqual([]);
  });

  it('loses by being slow', () => {
    const slow = bot('slow', play(''));
    const argv = ['--game', 'noughts', '--games', '1', '--clock', '1', '--json'];
    const { code, out, left } = sandtable('simulate', '--bots', `noughts=${slow}`, ...argv);
    expect(code).toBe(0);
    const { wins, forfeits } = JSON.parse(out);
    expect([wins.crosses.rate, forfeits.noughts.rate]).toEqual([1, 1]);
    expect(left()).toEqual([]);
  });

  it('plays as it likes otherwise, the same game each time, alone or against bots', () => {
    const steady = bot('steady', play(FIRST));
    const simulate = () =>
      sandtable(
        'simulate',
        '--game',
        'outposts',
        '--games',
        '2',
        '--bots',
        `greedy,amber=${steady}`,
        '--json',
      );
    const { seconds: _, decisionsPerSecond: __, gamesPerSecond: ___, ...first } = JSON.parse(simulate().out);
    expect(first).toMatchObject({ games: 2, bots: { amber: steady, jade: 'greedy' }, forfeits: {} });
    expect(JSON.parse(simulate().out)).toMatchObject(first);
    const journal = join(here.path, 'played.journal');
    const shown = sandtable(
      'play',
      'noughts',
      '--seats',
      'none',
      '--seat',
      `crosses=${steady}`,
      '--save',
      journal,
    );
    expect(shown.code).toBe(0);
    expect(readFileSync(journal, 'utf8')).toMatch(/crosses: mark [a-c][1-3]\n/);
  });

  it('that is not there is an error of whoever named it', () => {
    const { code, err } = sandtable(
      'simulate',
      '--game',
      'noughts',
      '--games',
      '1',
      '--bots',
      'cmd:./nowhere',
    );
    expect([code, err]).toEqual([2, 'sandtable: ./nowhere cannot be started (ENOENT)\n']);
  });

  it('may be an example in Python or TypeScript', () => {
    const raider = join(root, 'examples/bots/raider.ts');
    const tsc = join(root, 'node_modules/.bin/tsc');
    const argv = ['--target', 'es2022', '--module', 'nodenext', '--types', 'node', '--ignoreConfig'];
    here.file('package.json', '{ "type": "module" }');
    execFileSync(tsc, [...argv, '--outDir', here.path, raider], { cwd: root });
    const seats = `amber=cmd:python3 examples/bots/hoarder.py,crimson=cmd:node ${join(here.path, 'raider.js')}`;
    const { code, out } = sandtable(
      ...['simulate', '--game', 'outposts', '--games', '1', '--bots', `random,${seats}`, '--json'],
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 1, forfeits: {} });
  });
});

describe('the messages', () => {
  it('have the schemas of the documentation', () => {
    const written = readFileSync(join(root, 'docs/bot-protocol.schema.json'), 'utf8');
    expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(SCHEMA)));
  });

  it('have the form of their schemas, and nothing that the seat may not see', () => {
    const log = join(here.path, 'heard.jsonl');
    const spy = bot(
      'spy',
      `require('node:fs').appendFileSync(${JSON.stringify(log)}, line + '\\n'); ${play(FIRST)}`,
    );
    expect(sandtable('simulate', '--game', 'outposts', '--games', '1', '--bots', `amber=${spy}`).code).toBe(
      0,
    );
    const heard = readFileSync(log, 'utf8').trim().split('\n');
    const [hello, ...asked] = heard.map((line) => JSON.parse(line));
    expect(Compile(Hello).Check(hello)).toBe(true);
    const questions = asked.filter(({ type }) => type === 'choose');
    expect(questions.every((question) => Compile(Choose).Check(question))).toBe(true);
    // The first position is known: what the line tells is what the kernel shows that seat.
    const machine = new Machine(outposts);
    const shown = view(machine, machine.setup('1/1'), 0);
    expect(questions[0].view.places).toEqual(shown.places);
    expect(questions[0].view.places['crimson.hand']).not.toContainEqual(expect.any(String));
  });
});
