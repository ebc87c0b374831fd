// Whatever tests write goes into one folder that is gone with them: servers that a test starts, or kills, leave theirs.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const NAME = 'sandtable-tests-';

export default function setup() {
  // Once for all projects: each of them calls this.
  if (basename(tmpdir()).startsWith(NAME)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), NAME));
  // Like the folder that it is in: PostgreSQL runs as another user there.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
