import { languagesIn, translationOf } from './catalogue.mjs';

/** The file of the server that has them. */
export const NOTICE_NAMES = 'packages/server/src/notices/languages/game-names.ts';

/** The titles and seats of all games in all languages, as TypeScript: what messages of the server name. */
export async function noticeNames(root, modules) {
  const { SHELF } = await modules.load('packages/shelf/src/shelf.ts');
  const wanted = new Set(SHELF.flatMap(({ about }) => [about.title, ...about.seats.map(({ name }) => name)]));
  const names = {};
  for (const language of languagesIn(root)) {
    const { names: all } = await translationOf(root, modules, language, 'games');
    names[language] = Object.fromEntries(
      [...wanted].flatMap((english) => {
        const said = all[english];
        const text = typeof said === 'string' ? said : said?.[''];
        return text ? [[english, text]] : [];
      }),
    );
  }
  return `// Made by \`npm run notice-names\` from packages/web/src/languages: not to be changed by hand.

/** Titles and seats of games in each language, by their English text. */
export const GAME_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(names, null, 2)};
`;
}
