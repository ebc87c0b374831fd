import { Kysely, type Migration, Migrator, type TableMetadata } from 'kysely';
import { describe, expect, it } from 'vitest';
import { hasPostgres, sharedPostgres } from '../../test/postgres.js';
import { freshFolder } from '../../test/server.js';
import type { Engine } from './engine.js';
import { migrations } from './migrations.js';
import { postgresEngine } from './postgres-dialect.js';
import { sqliteEngine } from './sqlite-dialect.js';
import { openHere } from './sqlite-threads.js';

// While a site is upgraded, old processes go on working beside new ones: a migration must not break the version before.

/** Released before this was checked: an upgrade across it needs an interruption (docs/deployment.md). */
const BREAKS = new Set(['0008-sessions-of-browsers']);

/** What an older version would miss, or would not know how to fill. */
function broken(before: readonly TableMetadata[], after: readonly TableMetadata[]): string[] {
  const problems: string[] = [];
  for (const table of before) {
    const now = after.find(({ name }) => name === table.name);
    if (!now) {
      problems.push(`table ${table.name} is gone`);
      continue;
    }
    for (const column of table.columns) {
      const found = now.columns.find(({ name }) => name === column.name);
      const where = `${table.name}.${column.name}`;
      if (!found) problems.push(`${where} is gone`);
      else if (found.dataType !== column.dataType) problems.push(`${where} has another type`);
      else if (column.isNullable && !found.isNullable) problems.push(`${where} must be given now`);
      else if (column.hasDefaultValue && !found.hasDefaultValue) problems.push(`${where} has no default now`);
    }
    const known = new Set(table.columns.map(({ name }) => name));
    for (const { name, isNullable, hasDefaultValue } of now.columns)
      if (!known.has(name) && !isNullable && !hasDefaultValue)
        problems.push(`${table.name}.${name} is new, and must be given`);
  }
  return problems;
}

/** Runs migrations one after the other; returns the problems of each that has some. */
async function problemsOf(engine: Engine, all: Record<string, Migration>): Promise<Record<string, string[]>> {
  const db = new Kysely<unknown>({ dialect: engine.dialect });
  const found: Record<string, string[]> = {};
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
    let before: TableMetadata[] = [];
    for (const name of Object.keys(all)) {
      const { error } = await migrator.migrateTo(name);
      if (error) throw error;
      const after = await db.introspection.getTables();
      const problems = broken(before, after);
      if (problems.length > 0) found[name] = problems;
      before = after;
    }
  } finally {
    await db.destroy();
  }
  return found;
}

const ENGINES: [string, () => Promise<Engine>][] = [
  ['SQLite', async () => sqliteEngine(openHere(freshFolder()))],
  ...(hasPostgres
    ? [
        ['PostgreSQL', async () => postgresEngine(await (await sharedPostgres()).fresh())] as [
          string,
          () => Promise<Engine>,
        ],
      ]
    : []),
];

describe.each(ENGINES)('migrations on %s', (_, open) => {
  it('leave the version before everything that it uses', async () => {
    const engine = await open();
    const found = await problemsOf(engine, migrations(engine));
    expect(Object.keys(found).filter((name) => !BREAKS.has(name))).toEqual([]);
    expect(Object.keys(found)).toEqual([...BREAKS]);
  });

  it.each<[string, (db: Kysely<never>) => Promise<void>, string]>([
    ['drops a table', (db) => db.schema.dropTable('chat').execute(), 'table chat is gone'],
    [
      'drops a column',
      (db) => db.schema.alterTable('people').dropColumn('password').execute(),
      'people.password is gone',
    ],
    [
      'renames a column',
      (db) => db.schema.alterTable('people').renameColumn('created', 'since').execute(),
      'people.created is gone',
    ],
  ])('would be refused if one %s', async (_what, up, problem) => {
    const engine = await open();
    const found = await problemsOf(engine, { ...migrations(engine), '9999-breaks': { up } });
    expect(found['9999-breaks']).toContain(problem);
  });
});
