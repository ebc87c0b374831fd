import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const guide = readFileSync(`${root}docs/adding-a-game.md`, 'utf8');

/** The excerpts of docs/adding-a-game.md that name their source file. */
const excerpts = [...guide.matchAll(/^```\w+ (\S+)\n([\s\S]*?)\n```$/gm)].map(([, file, text]) => ({
  file,
  text,
}));

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

describe('docs/adding-a-game.md', () => {
  it('shows excerpts', () => {
    expect(excerpts.length).toBeGreaterThan(10);
  });

  it.each(excerpts)('quotes $file as it is', ({ file, text }) => {
    expect(squeezed(readFileSync(root + file, 'utf8'))).toContain(squeezed(text));
  });

  it('mentions only files that exist', () => {
    const files = [...guide.matchAll(/`((?:docs|packages|scripts|cases)\/[\w./-]+\.\w+)`/g)].map(
      ([, file]) => file,
    );
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect(() => readFileSync(root + file), file).not.toThrow();
  });
});
