import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openModules } from './lib/catalogue.mjs';
import { NOTICE_NAMES, noticeNames } from './lib/notice-names.mjs';
import { root } from './lib/root.mjs';

it('messages of the server name games and seats as the page does', async () => {
  const modules = await openModules(root);
  try {
    // Without what the formatter changes.
    const bare = (text) => text.replace(/[\s'",]/g, '');
    const written = readFileSync(join(root, NOTICE_NAMES), 'utf8');
    expect(bare(written), 'npm run notice-names').toBe(bare(await noticeNames(root, modules)));
  } finally {
    await modules.close();
  }
});
