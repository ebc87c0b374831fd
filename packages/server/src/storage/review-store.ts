import type { Kysely, Selectable } from 'kysely';
import type { ReviewClaimsTable, ReviewsTable, Schema } from './schema.js';

/** How many versions' reviews of a table are kept: as many as run side by side during an upgrade. */
const VERSIONS = 2;

/** Reviews of finished games: made from their journals, so they may be lost at any time. */
export class ReviewStore {
  constructor(private readonly db: Kysely<Schema>) {}

  /** The review of a table with so many events, as this version made it. */
  async find(table: string, seq: number, version: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('version_reviews')
      .select('body')
      .where('table_id', '=', table)
      .where('seq', '=', seq)
      .where('version', '=', version)
      .executeTakeFirst();
    return row?.body ?? null;
  }

  /** Takes a review for one process alone, until then. False if another process makes it. */
  async claim(claim: Selectable<ReviewClaimsTable>, now: number): Promise<boolean> {
    // Of processes that died.
    await this.db.deleteFrom('review_claims').where('until', '<=', now).execute();
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('review_claims')
      .values(claim)
      .onConflict((oc) => oc.columns(['table_id', 'version']).doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  async renew({ table_id, version, process, until }: Selectable<ReviewClaimsTable>): Promise<void> {
    await this.db
      .updateTable('review_claims')
      .set({ until })
      .where('table_id', '=', table_id)
      .where('version', '=', version)
      .where('process', '=', process)
      .execute();
  }

  async release({ table_id, version, process }: Selectable<ReviewClaimsTable>): Promise<void> {
    await this.db
      .deleteFrom('review_claims')
      .where('table_id', '=', table_id)
      .where('version', '=', version)
      .where('process', '=', process)
      .execute();
  }

  /** Two versions may run side by side: each has its own, and those of the versions before them go. */
  async keep(review: Selectable<ReviewsTable>): Promise<void> {
    const { table_id, version: _, ...made } = review;
    await this.db
      .insertInto('version_reviews')
      .values(review)
      .onConflict((oc) => oc.columns(['table_id', 'version']).doUpdateSet(made))
      .execute();
    const kept = await this.db
      .selectFrom('version_reviews')
      .select('version')
      .where('table_id', '=', table_id)
      .orderBy('made', 'desc')
      .execute();
    const old = kept.map(({ version }) => version).slice(VERSIONS);
    if (old.length === 0) return;
    await this.db
      .deleteFrom('version_reviews')
      .where('table_id', '=', table_id)
      .where('version', 'in', old)
      .execute();
  }
}
