// `npm run notice-names`: writes the names of games and seats that messages of the server use, from the page's languages.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openModules } from './lib/catalogue.mjs';
import { NOTICE_NAMES, noticeNames } from './lib/notice-names.mjs';
import { root } from './lib/root.mjs';

const modules = await openModules(root);
try {
  writeFileSync(join(root, NOTICE_NAMES), await noticeNames(root, modules));
  const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  execFileSync(process.execPath, [biome, 'format', '--write', join(root, NOTICE_NAMES)], { stdio: 'ignore' });
} finally {
  await modules.close();
}
