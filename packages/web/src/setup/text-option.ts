import { inOneLine, type TextOption } from '@sandtable/kernel';
import { forms } from '../languages/forms.js';
import { part } from '../parts.js';

/** No file of values is larger. */
const LARGEST = 1_000_000;
/** So many problems are shown at once. */
const SHOWN = 8;

/** The text of an option from a YAML file, or everything that is wrong with the file. */
export async function readTextOption(
  file: Pick<File, 'size' | 'text'>,
  load: () => Promise<TextOption | null>,
): Promise<{ text: string } | { problems: string[] }> {
  if (file.size > LARGEST) return { problems: [forms.setup.tooLarge] };
  let data: unknown;
  // Few people have such a file: what reads it is loaded when somebody brings one.
  const [{ parse }, option] = await part(() => Promise.all([import('yaml'), load()]));
  if (!option) throw new Error('there is no such option');
  try {
    data = parse(await file.text(), { maxAliasCount: 100 });
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n', 1);
    return { problems: [forms.setup.noYaml(inOneLine(reason))] };
  }
  const read = option.fromFile(data);
  if ('text' in read) return read;
  const all = read.problems.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
  return { problems: all.slice(0, SHOWN).map((line) => inOneLine(line)) };
}
