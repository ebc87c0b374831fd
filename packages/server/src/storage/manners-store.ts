import { createHash } from 'node:crypto';
import { LIMITS, type Regard, type Role } from '@sandtable/protocol';
import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import type { AuditTable, BansTable, PeopleTable, ReportsTable, Schema } from './schema.js';

export type BanRow = Selectable<BansTable>;
export type ReportRow = Selectable<ReportsTable>;
export type AuditRow = Selectable<AuditTable>;
type Deed = Pick<AuditRow, 'at' | 'who' | 'deed' | 'about' | 'why' | 'detail'>;

/** A person as those who look after the site see them. */
export interface PersonInList extends Pick<Selectable<PeopleTable>, 'id' | 'name' | 'created' | 'deleted'> {
  account: number | boolean;
  role: string | null;
  reason: string | null;
  since: number | null;
  until: number | null;
  reports: number;
}

/** How many entries a page has. */
export const PAGE = 50;

/** Who has muted, blocked and reported whom, who looks after the site, and what they have done. */
export class MannersStore {
  constructor(
    private readonly db: Kysely<Schema>,
    private readonly isDuplicate: (error: unknown) => boolean,
  ) {}

  // Between people

  async regards(person: string): Promise<{ other: string; regard: Regard; since: number }[]> {
    const rows = await this.db
      .selectFrom('regards')
      .select(['other', 'regard', 'since'])
      .where('person', '=', person)
      .orderBy('since')
      .execute();
    return rows.map(({ other, regard, since }) => ({
      other,
      regard: regard as Regard,
      since: Number(since),
    }));
  }

  /** Returns false if the person has muted and blocked as many as may be. */
  async setRegard(person: string, other: string, regard: Regard | null, now: number): Promise<boolean> {
    if (regard === null) {
      await this.db.deleteFrom('regards').where('person', '=', person).where('other', '=', other).execute();
      return true;
    }
    const known = await this.regards(person);
    if (known.length >= LIMITS.regards && !known.some((one) => one.other === other)) return false;
    await this.db
      .insertInto('regards')
      .values({ person, other, regard, since: now })
      .onConflict((oc) => oc.columns(['person', 'other']).doUpdateSet({ regard }))
      .execute();
    return true;
  }

  /** Who has blocked one of these people. */
  async blockersOf(people: readonly string[]): Promise<string[]> {
    return this.whoBlocks('other', people);
  }

  /** Whom one of these people has blocked. */
  async blockedBy(people: readonly string[]): Promise<string[]> {
    return this.whoBlocks('person', people);
  }

  private async whoBlocks(of: 'person' | 'other', people: readonly string[]): Promise<string[]> {
    const rows = await this.db
      .selectFrom('regards')
      .select(of === 'person' ? 'other as id' : 'person as id')
      .where(of, 'in', people.slice())
      .where('regard', '=', 'blocked')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Who has muted or blocked this person, or is blocked by them: none of these get the person's lines. */
  async deafTo(person: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('regards')
      .select(['person', 'other'])
      .where((eb) =>
        eb.or([eb('other', '=', person), eb.and([eb('person', '=', person), eb('regard', '=', 'blocked')])]),
      )
      .execute();
    return rows.map((row) => (row.person === person ? row.other : row.person));
  }

  /** Whose lines this person does not get: those they have muted or blocked, and who have blocked them. */
  async silentFor(person: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('regards')
      .select(['person', 'other'])
      .where((eb) =>
        eb.or([eb('person', '=', person), eb.and([eb('other', '=', person), eb('regard', '=', 'blocked')])]),
      )
      .execute();
    return rows.map((row) => (row.person === person ? row.other : row.person));
  }

  /** The person's account is deleted. What they reported stays, without a name. */
  async forget(person: string): Promise<void> {
    await this.db
      .deleteFrom('regards')
      .where((eb) => eb.or([eb('person', '=', person), eb('other', '=', person)]))
      .execute();
    await this.db.deleteFrom('roles').where('person', '=', person).execute();
  }

  // Reports

  /** Writes a report, unless the same person has an open one about the same at the same table: also at the same moment. */
  async report(row: Omit<ReportRow, 'n' | 'closed' | 'outcome'>): Promise<'written' | 'known' | 'many'> {
    const open = await this.db
      .selectFrom('reports')
      .select(['about', 'table_id'])
      .where('reporter', '=', row.reporter)
      .where('closed', 'is', null)
      .execute();
    if (open.some(({ about, table_id }) => about === row.about && table_id === row.table_id)) return 'known';
    if (open.length >= LIMITS.openReports) return 'many';
    try {
      await this.db.insertInto('reports').values(row).execute();
    } catch (error) {
      if (this.isDuplicate(error)) return 'known';
      throw error;
    }
    return 'written';
  }

  async reports(open: boolean, before: number | null): Promise<ReportRow[]> {
    let rows = this.db.selectFrom('reports').selectAll();
    rows = rows.where('closed', open ? 'is' : 'is not', null);
    if (before !== null) rows = rows.where('n', '<', before);
    const found = await rows.orderBy('n', 'desc').limit(PAGE).execute();
    return found.map(reportOf);
  }

  async oneReport(n: number): Promise<ReportRow | null> {
    const row = await this.db.selectFrom('reports').selectAll().where('n', '=', n).executeTakeFirst();
    return row ? reportOf(row) : null;
  }

  /** Returns false if somebody was done with it already. */
  async closeReport(n: number, outcome: string, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('reports')
      .set({ closed: now, outcome })
      .where('n', '=', n)
      .where('closed', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  // Roles

  async roleOf(person: string): Promise<Role | null> {
    const row = await this.db
      .selectFrom('roles')
      .innerJoin('people', 'people.id', 'roles.person')
      .select('role')
      .where('person', '=', person)
      // A role is an account's: guests have no password to protect it.
      .where('people.password', 'is not', null)
      .executeTakeFirst();
    return (row?.role as Role | undefined) ?? null;
  }

  async setRole(person: string, role: Role | null, now: number): Promise<void> {
    if (role === null) {
      await this.db.deleteFrom('roles').where('person', '=', person).execute();
      return;
    }
    await this.db
      .insertInto('roles')
      .values({ person, role, since: now })
      .onConflict((oc) => oc.column('person').doUpdateSet({ role, since: now }))
      .execute();
  }

  async roles(): Promise<{ person: string; name: string; role: Role }[]> {
    const rows = await this.db
      .selectFrom('roles')
      .innerJoin('people', 'people.id', 'roles.person')
      .select(['roles.person', 'people.name', 'roles.role'])
      .orderBy('roles.since')
      .execute();
    return rows.map(({ person, name, role }) => ({ person, name, role: role as Role }));
  }

  // Bans

  async bans(now: number): Promise<BanRow[]> {
    const rows = await this.db
      .selectFrom('bans')
      .selectAll()
      .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
      .execute();
    return rows.map((row) => ({
      ...row,
      since: Number(row.since),
      until: row.until === null ? null : Number(row.until),
    }));
  }

  async ban(row: BanRow): Promise<void> {
    const { person: _, ...rest } = row;
    await this.db
      .insertInto('bans')
      .values(row)
      .onConflict((oc) => oc.column('person').doUpdateSet(rest))
      .execute();
  }

  async unban(person: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('bans')
      .where('person', '=', person)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  // Lists

  /** People by a part of their name, or by their whole id; the newest first. */
  async people(words: string, after: { created: number; id: string } | null): Promise<PersonInList[]> {
    let rows = this.db
      .selectFrom('people')
      .leftJoin('roles', 'roles.person', 'people.id')
      .leftJoin('bans', 'bans.person', 'people.id')
      .select([
        'people.id',
        'people.name',
        'people.created',
        'people.deleted',
        sql<number>`case when people.password is null then 0 else 1 end`.as('account'),
        'roles.role',
        'bans.reason',
        'bans.since',
        'bans.until',
      ])
      .select((eb) =>
        eb
          .selectFrom('reports')
          .select((one) => one.fn.countAll<number>().as('count'))
          .whereRef('reports.about', '=', 'people.id')
          .where('reports.closed', 'is', null)
          .as('reports'),
      );
    if (words !== '')
      rows = rows.where((eb) =>
        eb.or([eb('people.id', '=', words), contains(eb, sql.ref('people.name'), words)]),
      );
    if (after)
      rows = rows.where((eb) =>
        eb.or([
          eb('people.created', '<', after.created),
          eb.and([eb('people.created', '=', after.created), eb('people.id', '<', after.id)]),
        ]),
      );
    const found = await rows
      .orderBy('people.created', 'desc')
      .orderBy('people.id', 'desc')
      .limit(PAGE)
      .execute();
    return found.map((row) => ({
      ...row,
      created: Number(row.created),
      since: row.since === null ? null : Number(row.since),
      until: row.until === null ? null : Number(row.until),
      reports: Number(row.reports),
    }));
  }

  /** Tables by their id, game, title or the names at them; those touched last first. */
  async tables(
    words: string,
    status: string | null,
    after: { touched: number; id: string } | null,
  ): Promise<{ id: string; info: string; touched: number; seq: number }[]> {
    let rows = this.db.selectFrom('tables').select(['id', 'info', 'touched', 'seq']);
    if (status !== null) rows = rows.where('status', '=', status);
    if (words !== '')
      rows = rows.where((eb) => eb.or([eb('id', '=', words), contains(eb, sql.ref('info'), words)]));
    if (after)
      rows = rows.where((eb) =>
        eb.or([
          eb('touched', '<', after.touched),
          eb.and([eb('touched', '=', after.touched), eb('id', '<', after.id)]),
        ]),
      );
    const found = await rows.orderBy('touched', 'desc').orderBy('id', 'desc').limit(PAGE).execute();
    return found.map((row) => ({ ...row, touched: Number(row.touched) }));
  }

  /** The names of people who have chosen one. */
  async namesOf(people: readonly string[]): Promise<Map<string, string>> {
    if (people.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('id', 'in', [...new Set(people)])
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  // The audit log

  /** Adds an entry. Its digest covers the entry before it, and so all of them. */
  async note(deed: Deed): Promise<void> {
    for (;;) {
      const last = await this.db
        .selectFrom('audit')
        .select(['n', 'digest'])
        .orderBy('n', 'desc')
        .limit(1)
        .executeTakeFirst();
      const n = (last?.n ?? 0) + 1;
      try {
        await this.db
          .insertInto('audit')
          .values({ ...deed, n, digest: digestOf(last?.digest ?? '', { ...deed, n }) })
          .execute();
        return;
      } catch (error) {
        // Another entry was written at the same moment: this one follows it.
        if (!this.isDuplicate(error)) throw error;
      }
    }
  }

  /** The newest entries first. `whole`: it follows from the one before. */
  async audit(before: number | null): Promise<(AuditRow & { whole: boolean })[]> {
    let rows = this.db.selectFrom('audit').selectAll();
    if (before !== null) rows = rows.where('n', '<', before);
    const found = await rows
      .orderBy('n', 'desc')
      .limit(PAGE + 1)
      .execute();
    return found.slice(0, PAGE).map((row, i) => {
      const entry = { ...row, at: Number(row.at) };
      const earlier = found[i + 1];
      const follows = earlier ? earlier.n === row.n - 1 : row.n === 1;
      return { ...entry, whole: follows && row.digest === digestOf(earlier?.digest ?? '', entry) };
    });
  }
}

function reportOf(row: ReportRow): ReportRow {
  return {
    ...row,
    n: Number(row.n),
    at: Number(row.at),
    closed: row.closed === null ? null : Number(row.closed),
  };
}

/** Does a column contain these words, in upper or lower case? */
function contains<T extends keyof Schema>(
  eb: ExpressionBuilder<Schema, T>,
  column: ReturnType<typeof sql.ref>,
  words: string,
) {
  const pattern = `%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return eb.and([sql<boolean>`lower(${column}) like ${pattern} escape '\\'`]);
}

function digestOf(before: string, { n, at, who, deed, about, why, detail }: Deed & { n: number }): string {
  const text = JSON.stringify([before, n, at, who, deed, about, why, detail]);
  return createHash('sha256').update(text).digest('base64url');
}
