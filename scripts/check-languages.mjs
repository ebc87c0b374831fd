/**
 * Checks that every language says everything: sentences, names and card texts of all games, the texts of client and
 * boards. Reports what is missing, what is not used any more, translations that do not fit, letters that the fonts lack,
 * and misprints.
 *
 *   node scripts/check-languages.mjs                  all languages; fails if anything is wrong
 *   node scripts/check-languages.mjs --missing de     prints what is missing, ready to be filled in
 *   node scripts/check-languages.mjs --write de       writes it into the files of the language, with empty translations
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { languagesIn, misprintsOf, openModules, subjectsOf, translationOf } from './lib/catalogue.mjs';
import { printMissing, writeFiles } from './lib/catalogue-files.mjs';
import { problemsOf } from './lib/catalogue-problems.mjs';
import { letterProblems, misprintProblems, smallFonts, textsIn } from './lib/letters-problems.mjs';
import { unusedWords } from './lib/unused-words.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [task, only] = process.argv.slice(2);

const modules = await openModules(root);
try {
  const subjects = await subjectsOf(root, modules);
  const languages = only ? [only] : languagesIn(root);
  const letters = smallFonts(root);
  const problems = task
    ? []
    : [...unusedWords(root, subjects), ...letterProblems(letters, textsIn(subjects))];
  for (const language of languages) {
    const translations = {};
    for (const name of Object.keys(subjects)) {
      translations[name] = await translationOf(root, modules, language, name);
    }
    if (task === '--missing') process.stdout.write(printMissing(subjects, translations, language));
    else if (task === '--write') writeFiles(root, subjects, translations, language);
    else {
      const found = [
        ...problemsOf(subjects, translations),
        ...letterProblems(letters, textsIn(translations)),
        ...misprintProblems(await misprintsOf(root, modules, language), textsIn(translations)),
      ];
      problems.push(...found.map((problem) => `${language}: ${problem}`));
    }
  }
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    console.error(`\n${problems.length} problems in the languages (docs/languages.md)`);
    process.exitCode = 1;
  } else if (!task) console.log(`languages: en, ${languages.join(', ')} are complete`);
} finally {
  await modules.close();
}
