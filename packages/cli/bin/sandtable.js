#!/usr/bin/env node
// The `sandtable` command. Inside the repository it first builds what is stale.
import { existsSync } from 'node:fs';

const builder = new URL('../../../scripts/lib/ensure-build.mjs', import.meta.url);
if (existsSync(builder)) {
  const { ensureBuild } = await import(builder.href);
  const code = ensureBuild();
  if (code !== 0) process.exit(code);
}
const program = new URL('../dist/main.js', import.meta.url);
if (!existsSync(program)) {
  console.error('sandtable: the command is not built yet; run `npm install` and `npm run build` first');
  process.exit(2);
}
const { start } = await import(program.href);
await start();
