import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.js';

/** How many tables one query scans: it blocks all other reads and writes. */
const PAGE = 500;

/** Must equal the condition of the index that it uses. */
const WITH_PEOPLE = sql<boolean>`kind not in ('choice', 'orders')`;

/** Removes a person's name from stored tables. What they did stays; what they were called goes. */
export class NameEraser {
  constructor(private readonly db: Kysely<Schema>) {}

  /** Every table, finished ones included, that names this person; in batches. */
  async *tablesNaming(person: string): AsyncGenerator<string> {
    for (let after = ''; ; ) {
      const page = await this.db
        .selectFrom('tables')
        .select('id')
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute();
      if (page.length === 0) return;
      const last = page[page.length - 1].id;
      const found = await this.db
        .selectFrom('events')
        .select('table_id')
        .distinct()
        .where('table_id', '>', after)
        .where('table_id', '<=', last)
        .where(WITH_PEOPLE)
        .where('body', 'like', `%${person}%`)
        .execute();
      for (const { table_id } of found) yield table_id;
      after = last;
    }
  }

  /** Replaces the person's name in a table's record. Returns the table's new lobby entry. */
  async erase(table: string, person: string, name: string): Promise<string | null> {
    return this.db.transaction().execute(async (trx) => {
      const events = await trx
        .selectFrom('events')
        .select(['seq', 'kind', 'body'])
        .where('table_id', '=', table)
        .where(WITH_PEOPLE)
        .execute();
      let untitled = false;
      for (const { seq, kind, body } of events) {
        let plain = renamedIn(body, person, name);
        if (plain === body) continue;
        // People put their names into the titles of their tables.
        if (kind === 'opened') {
          plain = withoutTitle(plain);
          untitled = true;
        }
        await trx
          .updateTable('events')
          .set({ body: plain })
          .where('table_id', '=', table)
          .where('seq', '=', seq)
          .execute();
      }
      // Snapshots may contain the old name, and can be made again from the events.
      await trx.deleteFrom('snapshots').where('table_id', '=', table).execute();
      await trx.deleteFrom('chapters').where('table_id', '=', table).execute();
      const row = await trx.selectFrom('tables').select('info').where('id', '=', table).executeTakeFirst();
      if (!row) return null;
      const renamed = renamedIn(row.info, person, name);
      const info = untitled ? withoutTitle(renamed) : renamed;
      if (info !== row.info)
        await trx.updateTable('tables').set({ info, opener: null }).where('id', '=', table).execute();
      return info;
    });
  }
}

/** The same JSON with this name for every occurrence of the person's id. */
function renamedIn(json: string, person: string, name: string): string {
  if (!json.includes(person) || !isJson(json)) return json;
  return JSON.stringify(
    JSON.parse(json, (_, value) =>
      value !== null && typeof value === 'object' && value.id === person && typeof value.name === 'string'
        ? { ...value, name }
        : value,
    ),
  );
}

function withoutTitle(json: string): string {
  return isJson(json) ? JSON.stringify({ ...JSON.parse(json), title: undefined }) : json;
}

/** Damaged JSON is left as it is: no program can find a name in it. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
