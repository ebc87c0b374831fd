import games from 'virtual:rule-examples';
import type { Example, GameExamples } from './example.js';

const opened = new Map<string, Promise<GameExamples | null>>();

function examplesOf(game: string): Promise<GameExamples | null> {
  const known = opened.get(game) ?? load(game);
  opened.set(game, known);
  known.catch(() => opened.delete(game));
  return known;
}

async function load(game: string): Promise<GameExamples | null> {
  return Object.hasOwn(games, game) ? (await games[game]()).default : null;
}

/** The examples of a rule, the best first. */
export async function examplesFor(game: string, anchor: string): Promise<readonly Example[]> {
  const found = await examplesOf(game);
  return (found?.rules[anchor] ?? []).map((id) => found!.examples[id]);
}
