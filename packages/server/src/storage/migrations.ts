import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Engine } from './engine.js';
import { StorageError } from './storage-error.js';

/**
 * Every change of the schema, in order. A released migration is never edited. Uses only what SQLite and PostgreSQL
 * both understand. While a site is upgraded, processes of the version before go on working with the new schema: a
 * migration adds, and what it makes useless is taken away by one of a later release (docs/deployment.md).
 */
export const migrations = ({ counter }: Pick<Engine, 'counter'>): Record<string, Migration> => ({
  '0001-tables': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('people')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('name_key', 'text', (c) => c.unique())
        .addColumn('password', 'text')
        .addColumn('created', 'bigint', (c) => c.notNull())
        .execute();

      await db.schema
        .createTable('sessions')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('seen', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('sessions_of_person').on('sessions').column('person').execute();

      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('ruleset', 'integer', (c) => c.notNull())
        .addColumn('options', 'text', (c) => c.notNull())
        .addColumn('seed', 'text', (c) => c.notNull())
        .addColumn('invite', 'text', (c) => c.notNull())
        .addColumn('private', 'integer', (c) => c.notNull())
        .addColumn('clock', 'text')
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('wake', 'bigint')
        .addColumn('touched', 'bigint', (c) => c.notNull())
        .addColumn('info', 'text', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('tables_to_wake').on('tables').column('wake').execute();
      await db.schema.createIndex('tables_by_status').on('tables').columns(['status', 'touched']).execute();

      await db.schema
        .createTable('events')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('request', 'text')
        .addColumn('body', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('events_once', ['table_id', 'seq'])
        .addUniqueConstraint('events_request_once', ['table_id', 'request'])
        .execute();

      await db.schema
        .createTable('chat')
        .addColumn('n', ...counter)
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('side', 'text')
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('request', 'text', (c) => c.notNull())
        .addUniqueConstraint('chat_request_once', ['table_id', 'request'])
        .execute();

      await db.schema
        .createTable('outages')
        .addColumn('began', 'bigint', (c) => c.primaryKey())
        .addColumn('ended', 'bigint', (c) => c.notNull())
        .execute();

      await db.schema
        .createTable('settings')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();
    },
  },

  '0002-seated': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('seated')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('seated_once', ['person', 'table_id'])
        .execute();
      await db.schema.createIndex('seated_at_table').on('seated').column('table_id').execute();
      const { rows } = await sql<{ id: string; info: string }>`select id, info from tables`.execute(db);
      for (const { id, info } of rows) {
        for (const person of peopleIn(info)) {
          await sql`insert into seated (table_id, person) values (${id}, ${person})`.execute(db);
        }
      }
    },
  },

  '0003-farewells': {
    async up(db: Kysely<never>) {
      await db.schema.alterTable('people').addColumn('deleted', 'bigint').execute();
      await db.schema.alterTable('people').addColumn('erased', 'bigint').execute();
      await db.schema
        .createTable('name_looks')
        .addColumn('look', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('looks_of_person').on('name_looks').column('person').execute();
      await db.schema.createIndex('chat_of_person').on('chat').column('person').execute();
      // Most events are choices, and those name nobody.
      await db.schema
        .createIndex('events_with_people')
        .on('events')
        .column('table_id')
        .where(sql`kind not in ('choice', 'orders')` as never)
        .execute();
    },
  },

  '0004-snapshots': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('snapshots')
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('made_by', 'text', (c) => c.notNull())
        .addColumn('state_hash', 'text', (c) => c.notNull())
        .addColumn('event_count', 'integer', (c) => c.notNull())
        .addColumn('events_digest', 'text', (c) => c.notNull())
        .addColumn('last_digest', 'text', (c) => c.notNull())
        .addColumn('digest', 'text', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('snapshots_once', ['table_id', 'seq'])
        .execute();
      await db.schema
        .createTable('chapters')
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
        .addColumn('n', 'integer', (c) => c.notNull())
        .addColumn('digest', 'text', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('chapters_once', ['table_id', 'n'])
        .execute();
    },
  },

  '0005-progress': {
    async up(db: Kysely<never>) {
      await db.schema.alterTable('tables').addColumn('progress', 'text').execute();
    },
  },

  '0006-processes': {
    async up(db: Kysely<never>) {
      await db.schema.alterTable('tables').addColumn('owner', 'text').execute();
      await db.schema
        .alterTable('tables')
        .addColumn('fence', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
      await db.schema.createIndex('tables_of_owner').on('tables').column('owner').execute();
      await db.schema
        .createTable('processes')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('until', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('present')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('process', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('present_once', ['table_id', 'process', 'person'])
        .execute();
      await db.schema.createIndex('present_of_process').on('present').column('process').execute();
      await db.schema
        .createTable('parcels')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .execute();
    },
  },

  '0007-notices': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('turns')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('since', 'bigint', (c) => c.notNull())
        .addColumn('told', 'integer', (c) => c.notNull().defaultTo(0))
        .addPrimaryKeyConstraint('turns_once', ['table_id', 'person'])
        .execute();
      await db.schema.createIndex('turns_of_person').on('turns').columns(['person', 'told']).execute();
      await db.schema
        .createTable('notice_settings')
        .addColumn('person', 'text', (c) => c.primaryKey())
        .addColumn('email', 'text')
        .addColumn('confirmed', 'integer', (c) => c.notNull())
        .addColumn('webhook', 'text')
        .addColumn('pace', 'text', (c) => c.notNull())
        .addColumn('quiet', 'text')
        .addColumn('next', 'bigint', (c) => c.notNull())
        .addColumn('failures', 'integer', (c) => c.notNull())
        .addColumn('asked', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('push_subscriptions')
        .addColumn('endpoint', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('keys', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('push_of_person').on('push_subscriptions').column('person').execute();
    },
  },

  '0008-sessions-of-browsers': {
    async up(db: Kysely<never>) {
      // Whose session it was is not known of the old ones: those browsers have to be turned on again.
      await db.schema.dropTable('push_subscriptions').execute();
      await db.schema
        .createTable('push_subscriptions')
        .addColumn('endpoint', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('session', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
        .addColumn('keys', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('push_of_person').on('push_subscriptions').column('person').execute();
      await db.schema.createIndex('push_of_session').on('push_subscriptions').column('session').execute();
      await db.schema.alterTable('notice_settings').dropColumn('asked').execute();
      await db.schema
        .createTable('mail_questions')
        .addColumn('about', 'text', (c) => c.primaryKey())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute();
    },
  },

  '0009-manners': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('roles')
        .addColumn('person', 'text', (c) => c.primaryKey())
        .addColumn('role', 'text', (c) => c.notNull())
        .addColumn('since', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('bans')
        .addColumn('person', 'text', (c) => c.primaryKey())
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('since', 'bigint', (c) => c.notNull())
        .addColumn('until', 'bigint')
        .execute();
      await db.schema
        .createTable('regards')
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('other', 'text', (c) => c.notNull())
        .addColumn('regard', 'text', (c) => c.notNull())
        .addColumn('since', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('regards_once', ['person', 'other'])
        .execute();
      await db.schema.createIndex('regards_of_other').on('regards').column('other').execute();
      await db.schema
        .createTable('reports')
        .addColumn('n', ...counter)
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('reporter', 'text', (c) => c.notNull())
        .addColumn('about', 'text', (c) => c.notNull())
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('words', 'text', (c) => c.notNull())
        .addColumn('evidence', 'text', (c) => c.notNull())
        .addColumn('closed', 'bigint')
        .addColumn('outcome', 'text')
        .execute();
      await db.schema.createIndex('reports_of_reporter').on('reports').columns(['reporter', 'at']).execute();
      await db.schema.createIndex('reports_to_read').on('reports').columns(['closed', 'n']).execute();
      await db.schema
        .createTable('audit')
        .addColumn('n', 'integer', (c) => c.primaryKey())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('who', 'text')
        .addColumn('deed', 'text', (c) => c.notNull())
        .addColumn('about', 'text', (c) => c.notNull())
        .addColumn('why', 'text', (c) => c.notNull())
        .addColumn('detail', 'text', (c) => c.notNull())
        .addColumn('digest', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('cut_events')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('cut', 'bigint', (c) => c.notNull())
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('request', 'text')
        .addColumn('body', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('cut_events_once', ['table_id', 'cut', 'seq'])
        .execute();
    },
  },

  '0010-results': {
    async up(db: Kysely<never>) {
      await db.schema
        .alterTable('tables')
        .addColumn('recorded', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
      await db.schema.createIndex('tables_to_record').on('tables').columns(['status', 'recorded']).execute();
      await db.schema
        .createTable('results')
        .addColumn('n', 'integer', (c) => c.primaryKey())
        .addColumn('table_id', 'text', (c) => c.notNull().unique())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('finished', 'bigint', (c) => c.notNull())
        .addColumn('private', 'integer', (c) => c.notNull())
        .addColumn('rated', 'integer', (c) => c.notNull())
        .addColumn('result', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('played')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('seat', 'text', (c) => c.notNull())
        .addColumn('side', 'text', (c) => c.notNull())
        .addColumn('rater', 'text', (c) => c.notNull())
        .addColumn('outcome', 'text', (c) => c.notNull())
        .addColumn('stayed', 'integer', (c) => c.notNull())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('finished', 'bigint', (c) => c.notNull())
        .addColumn('private', 'integer', (c) => c.notNull())
        .addColumn('rated', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('played_once', ['table_id', 'seat'])
        .execute();
      await db.schema.createIndex('played_by').on('played').columns(['rater', 'finished']).execute();
      await db.schema
        .createTable('ratings')
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('rater', 'text', (c) => c.notNull())
        .addColumn('mu', 'double precision', (c) => c.notNull())
        .addColumn('sigma', 'double precision', (c) => c.notNull())
        .addColumn('low', 'double precision', (c) => c.notNull())
        .addColumn('games', 'integer', (c) => c.notNull())
        .addColumn('opponents', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('ratings_once', ['game', 'rater'])
        .execute();
      await db.schema.createIndex('ratings_of_rater').on('ratings').column('rater').execute();
      await db.schema.createIndex('ladder').on('ratings').columns(['game', 'low']).execute();
    },
  },

  '0011-work': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('workers')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('until', 'bigint', (c) => c.notNull())
        .addColumn('kinds', 'text', (c) => c.notNull())
        .addColumn('names', 'text', (c) => c.notNull())
        .addColumn('slots', 'integer', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('job_results')
        .addColumn('run', 'text', (c) => c.notNull())
        .addColumn('number', 'integer', (c) => c.notNull())
        .addColumn('result', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('job_results_once', ['run', 'number'])
        .execute();
      // Games that ran before 0007 have no turns until their next event: their players are waited for all the same.
      const { rows } = await sql<RunningRow>`select id, info, progress, clock, touched from tables
        where status = 'running'`.execute(db);
      for (const row of rows) {
        for (const person of awaitedIn(row)) {
          await sql`insert into turns (table_id, person, since, told) values (${row.id}, ${person}, ${row.touched}, 0)
            on conflict (table_id, person) do nothing`.execute(db);
        }
      }
    },
  },

  '0012-passkeys': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('passkeys')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('public_key', 'text', (c) => c.notNull())
        .addColumn('counter', 'bigint', (c) => c.notNull())
        .addColumn('transports', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('used', 'bigint')
        .execute();
      await db.schema.createIndex('passkeys_of_person').on('passkeys').column('person').execute();
      await db.schema
        .createTable('one_time')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('person', 'text')
        .addColumn('until', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('one_time_until').on('one_time').column('until').execute();
    },
  },

  '0013-languages': {
    async up(db: Kysely<never>) {
      await db.schema
        .alterTable('notice_settings')
        .addColumn('language', 'text', (c) => c.notNull().defaultTo('en'))
        .execute();
    },
  },

  '0014-tournaments': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('tournaments')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('organizer', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('about', 'text', (c) => c.notNull())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('options', 'text', (c) => c.notNull())
        .addColumn('terms', 'text', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('round', 'integer', (c) => c.notNull())
        .addColumn('rounds', 'integer', (c) => c.notNull())
        .addColumn('wake', 'bigint')
        .addColumn('due', 'bigint')
        .addColumn('invite', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('finished', 'bigint')
        .addColumn('season', 'integer', (c) => c.notNull())
        .addColumn('previous', 'text', (c) => c.unique())
        .execute();
      await db.schema.createIndex('tournaments_due').on('tournaments').column('wake').execute();
      await db.schema
        .createIndex('tournaments_listed')
        .on('tournaments')
        .columns(['status', 'created'])
        .execute();
      await db.schema.createIndex('tournaments_of').on('tournaments').column('organizer').execute();
      await db.schema
        .createTable('entries')
        .addColumn('tournament_id', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('seed', 'integer', (c) => c.notNull())
        .addColumn('division', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('entries_once', ['tournament_id', 'person'])
        .execute();
      await db.schema.createIndex('entries_of').on('entries').column('person').execute();
      await db.schema
        .createTable('pairings')
        .addColumn('tournament_id', 'text', (c) => c.notNull())
        .addColumn('division', 'integer', (c) => c.notNull())
        .addColumn('round', 'integer', (c) => c.notNull())
        .addColumn('board', 'integer', (c) => c.notNull())
        .addColumn('one', 'text', (c) => c.notNull())
        .addColumn('other', 'text')
        .addColumn('table_id', 'text', (c) => c.unique())
        .addColumn('stage', 'integer', (c) => c.notNull())
        .addColumn('outcome', 'text')
        .addColumn('how', 'text')
        .addColumn('why', 'text')
        .addPrimaryKeyConstraint('pairings_once', ['tournament_id', 'division', 'round', 'board'])
        .execute();
      await db.schema
        .createTable('tidings')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('since', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('tidings_once', ['person', 'table_id'])
        .execute();
    },
  },
  '0015-reviews': {
    async up(db) {
      await db.schema
        .createTable('reviews')
        .addColumn('table_id', 'text', (c) => c.primaryKey())
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('version', 'text', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('made', 'bigint', (c) => c.notNull())
        .execute();
    },
  },
  '0016-arrivals': {
    async up(db) {
      await db.schema
        .createTable('arrivals')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('arrivals_once', ['table_id', 'person'])
        .execute();
    },
  },
  '0017-table-hooks': {
    async up(db) {
      await db.schema
        .createTable('table_hooks')
        .addColumn('table_id', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('url', 'text', (c) => c.notNull())
        .addColumn('language', 'text', (c) => c.notNull())
        .addColumn('next', 'bigint', (c) => c.notNull())
        .addColumn('failures', 'integer', (c) => c.notNull())
        .addColumn('told', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('table_hooks_due').on('table_hooks').column('next').execute();
    },
  },
  '0018-absent-players': {
    async up(db) {
      await db.schema.alterTable('pairings').addColumn('missed', 'text').execute();
      await db.schema.alterTable('entries').addColumn('back', 'integer').execute();
      await db.schema
        .createTable('absences')
        .addColumn('tournament_id', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('since', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('absences_once', ['person', 'tournament_id'])
        .execute();
    },
  },
  '0019-versions-of-tournaments': {
    async up(db) {
      await db.schema
        .alterTable('tournaments')
        .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    },
  },
  '0020-review-claims': {
    async up(db) {
      await db.schema
        .createTable('review_claims')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('version', 'text', (c) => c.notNull())
        .addColumn('process', 'text', (c) => c.notNull())
        .addColumn('until', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('review_claims_once', ['table_id', 'version'])
        .execute();
    },
  },
  // In place of `reviews`, which has one for a table: two versions side by side would make theirs again and again.
  '0021-reviews-by-version': {
    async up(db) {
      await db.schema
        .createTable('version_reviews')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('version', 'text', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('made', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('version_reviews_once', ['table_id', 'version'])
        .execute();
    },
  },
  '0022-who-comes-and-goes': {
    async up(db) {
      await db.schema.alterTable('tables').addColumn('opener', 'text').execute();
      await db.schema
        .createIndex('tables_opener')
        .on('tables')
        .column('opener')
        .where(sql`opener is not null` as never)
        .execute();
      await db.schema.alterTable('people').addColumn('seen', 'bigint').execute();
      await sql`update people set seen = created where password is null and deleted is null`.execute(db);
      await db.schema.createIndex('people_seen').on('people').column('seen').execute();
    },
  },
  '0023-closed-lines-and-reports-once': {
    async up(db) {
      await db.schema.alterTable('processes').addColumn('line', 'integer').execute();
      // Two requests at the same moment could write the same report twice.
      await sql`update reports set closed = at, outcome = 'dismissed' where closed is null and exists
        (select 1 from reports as earlier where earlier.reporter = reports.reporter and earlier.about = reports.about
          and earlier.table_id = reports.table_id and earlier.closed is null and earlier.n < reports.n)`.execute(
        db,
      );
      await db.schema
        .createIndex('reports_open_once')
        .unique()
        .on('reports')
        .columns(['reporter', 'about', 'table_id'])
        .where(sql`closed is null` as never)
        .execute();
    },
  },
  '0024-files-of-other-versions': {
    async up(db) {
      await db.schema
        .createTable('client_files')
        .addColumn('path', 'text', (c) => c.primaryKey())
        .addColumn('type', 'text', (c) => c.notNull())
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('seen', 'bigint', (c) => c.notNull())
        .execute();
    },
  },
});

/** The people at a table and its host, from its description as it was when 0002 was written. */
function peopleIn(info: string): Set<string> {
  try {
    const { host, seats }: Description = JSON.parse(info);
    const people = [host, ...Object.values(seats).map(({ who }) => who)];
    return new Set(people.flatMap((one) => (one ? [one.id] : [])));
  } catch {
    // One damaged row must not block the migration of all the others.
    return new Set();
  }
}

interface RunningRow {
  id: string;
  info: string;
  progress: string | null;
  clock: string | null;
  touched: number;
}

/** The people whom a running game by correspondence waits for, from its row as it was when 0011 was written. */
function awaitedIn({ info, progress, clock }: RunningRow): Set<string> {
  try {
    if (progress === null || (clock !== null && JSON.parse(clock).kind === 'live')) return new Set();
    const { seats }: Description = JSON.parse(info);
    const { asked }: { asked: string[] } = JSON.parse(progress);
    return new Set(asked.flatMap((seat) => (seats[seat]?.bot ? [] : (seats[seat]?.who?.id ?? []))));
  } catch {
    // One damaged row must not block the migration of all the others.
    return new Set();
  }
}

interface Description {
  host: { id: string } | null;
  seats: Record<string, { who: { id: string } | null; bot?: string | null }>;
}

/** Brings the schema up to date. */
export async function migrate<Schema>(db: Kysely<Schema>, engine: Pick<Engine, 'counter'>): Promise<void> {
  const all = migrations(engine);
  await refuseNewer(db, Object.keys(all));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(String(error));
}

/** Refuses a database that a newer release has migrated. */
async function refuseNewer<Schema>(db: Kysely<Schema>, known: readonly string[]): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const unknown = rows.find(({ name }) => !known.includes(name));
  if (unknown) {
    throw new StorageError(
      `the data was written by a newer version of Sandtable (it knows '${unknown.name}')`,
    );
  }
}
