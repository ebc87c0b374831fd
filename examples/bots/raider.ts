/**
 * A bot for any game of Sandtable: it does the most it can at every question, and prefers what touches most things.
 *
 *     npx tsc --target es2022 --module nodenext --outDir /tmp/raider examples/bots/raider.ts
 *     npx sandtable simulate --game outposts --games 10 --bots "greedy,amber=cmd:node /tmp/raider/raider.js"
 *
 * (Node 22.18 and later runs the file as it is.) docs/bot-protocol.md explains what it reads and writes.
 */
import { createInterface } from 'node:readline';

interface Option {
  text: string;
  verb: string;
  touches: { kind: string; id: string }[];
}

type Message =
  | { type: 'hello'; seat: string; seed: string }
  | { type: 'choose'; id: number; options: Option[]; view: { scores: number[] } }
  | { type: 'end'; winner: string | null };

const IDLE = ['pass', 'done', 'stop', 'skip'];

/** More is better; the same position always gets the same answer. */
function worth({ verb, touches, text }: Option): number {
  if (IDLE.includes(verb)) return -1;
  return touches.length + text.length / 1000;
}

function answer(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line) as Message;
  if (message.type === 'hello') answer({ type: 'ready', protocol: 1, name: 'raider' });
  if (message.type === 'choose') {
    const best = message.options.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    answer({ type: 'choice', id: message.id, option: best.text });
  }
  if (message.type === 'end') break;
}
