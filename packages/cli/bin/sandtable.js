#!/usr/bin/env node
// The `sandtable` command. Inside the repository it first builds what is stale.
import { existsSync } from 'node:fs';

const builder = new URL('../../../scripts/lib/ensure-build.mjs', import.meta.url);
if (existsSync(builder)) {
  const { ensureBuild } = await import(builder.href);
  const code = ensureBuild();
  if (code !== 0) process.exit(code);
}
await import('../dist/main.js');
