const STRAIGHT = /["']/;
const OPENS_AFTER = /[\s([/—–“‘]/;

/** English with quotation marks and apostrophes as they are printed; a mark opens where a word could begin. */
export function printed(text: string, before = ' '): string {
  if (!STRAIGHT.test(text)) return text;
  return text.replace(/["']/g, (mark, at: number) => {
    const opens = OPENS_AFTER.test(at === 0 ? before : text[at - 1]);
    return mark === '"' ? (opens ? '“' : '”') : opens ? '‘' : '’';
  });
}
