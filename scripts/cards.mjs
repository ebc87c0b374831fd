// `npm run cards`: writes the pages with every card, docs/rules/<game>-cards.md, from the data of the games.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cardsPage } from './lib/cards-page.mjs';
import { decksPage } from './lib/decks-page.mjs';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureNode, root } from './lib/root.mjs';
import { say } from './lib/say.mjs';

/** Every page as {path, text}. */
export async function cardPages() {
  return [await qmgWw2(), await eastFront()];
}

async function qmgWw2() {
  const { cardFaces, COUNTRY_FACES: countries } = await import('@sandtable/qmg-ww2/faces');
  const { about } = await import('@sandtable/qmg-ww2/about');
  const editions = await Promise.all(
    ['second', 'first'].map(async (edition) => ({
      name: `${edition[0].toUpperCase()}${edition.slice(1)} edition`,
      faces: await cardFaces({ edition }),
    })),
  );
  const text = cardsPage({ game: about.id, title: about.title, countries, editions });
  return { path: `docs/rules/${about.id}-cards.md`, text };
}

async function eastFront() {
  const { cardFaces, FACTION_NAMES, FACTIONS, SIDE_NAMES, SIDES } = await import(
    '@sandtable/east-front/faces'
  );
  const { about } = await import('@sandtable/east-front/about');
  const sides = SIDES.map((id, i) => ({ id, name: SIDE_NAMES[i] }));
  const factions = Object.fromEntries(FACTIONS.map((id, i) => [id, FACTION_NAMES[i]]));
  const text = decksPage({ game: about.id, title: about.title, sides, factions, faces: await cardFaces() });
  return { path: `docs/rules/${about.id}-cards.md`, text };
}

/** The page on disk, or an empty string. */
export function keptPage(path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return '';
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureNode();
  ensureInstall();
  const code = ensureBuild();
  if (code !== 0) process.exit(code);
  for (const { path, text } of await cardPages()) {
    const old = keptPage(path) !== text;
    if (old) writeFileSync(join(root, path), text);
    say(`${path}: ${old ? 'written' : 'is up to date'}`);
  }
}
