import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LruCache } from '../lru-cache.js';
import { Bucket, Buckets } from '../sockets/bucket.js';
import type { ClientFileRow, ClientFileStore } from '../storage/client-file-store.js';
import { addressKey } from './address.js';
import { acceptsGzip, type ClientFiles } from './client-files.js';

/** How long files are kept that no server has any more: a page may stay open for weeks. */
const STAYS = 30 * 24 * 60 * 60_000;
/** How often it is written down that the own files are still served. */
const DAILY = 24 * 60 * 60_000;
/** How many files of others are in memory. */
const CACHED = 300;
/** What a file with a hash in its name is called. */
const NAME = /^\/assets\/[\w.-]{1,100}$/;

interface Setup {
  client: ClientFiles;
  files: ClientFileStore;
  now: () => number;
  report: (what: string, error: Error) => void;
}

/**
 * The lasting files of other versions of the page. While a site is upgraded, a page of one server asks another one for its
 * parts, since no browser sticks to a server; and a page that was opened before asks for parts that are no longer there.
 */
export class OlderFiles {
  private readonly cache = new LruCache<Promise<ClientFileRow | null>>(CACHED);
  /** Names can be made up: only so many are looked for, for an address and in all. */
  private readonly looks: Buckets;
  private readonly all: Bucket;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly setup: Setup) {
    // A browser that keeps the whole page for times without a network asks for some 450 files.
    this.looks = new Buckets(600, 20, setup.now);
    this.all = new Bucket(3_000, 100, setup.now);
  }

  /** Writes down the files of this version, for the others: before anybody can be given the page that names them. */
  async keep(): Promise<void> {
    const { client, files, now, report } = this.setup;
    try {
      const known = await files.known();
      const rows = await Promise.all(
        client.lasting
          .filter(({ path }) => !known.has(path))
          .map(async ({ path, type, body }) => {
            const packed = await promisify(gzip)(body);
            return { path, type, body: packed.toString('base64'), seen: now() };
          }),
      );
      await files.put(rows);
      await this.refresh();
    } catch (error) {
      // The site works without it, as long as all its servers are of one version.
      report('the files of the page', error as Error);
    }
    this.timer = setInterval(() => {
      this.refresh().catch((error) => report('the files of the page', error as Error));
    }, DAILY).unref();
  }

  private async refresh(): Promise<void> {
    const { client, files, now } = this.setup;
    await files.touch(
      client.lasting.map(({ path }) => path),
      now(),
    );
    await files.forget(now() - STAYS);
  }

  /** Answers with a file of another version; false if there is none of that name. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const [path] = request.url.split('?', 1);
    if (!NAME.test(path)) return false;
    if (!this.cache.has(path) && !(this.looks.take(addressKey(request.ip)) && this.all.take())) return false;
    const row = await this.find(path);
    if (row === null) return false;
    const packed = Buffer.from(row.body, 'base64');
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'content-type': row.type,
    });
    if (acceptsGzip(request.headers['accept-encoding']))
      reply.header('content-encoding', 'gzip').send(packed);
    else reply.send(await promisify(gunzip)(packed));
    return true;
  }

  /** Only what was found is remembered: the rest may come yet, with a newer server or when the database is back. */
  private async find(path: string): Promise<ClientFileRow | null> {
    let row: ClientFileRow | null = null;
    try {
      row = await this.cache.get(path, () => this.setup.files.find(path));
    } finally {
      if (row === null) this.cache.drop(path);
    }
    return row;
  }

  close(): void {
    if (this.timer) clearInterval(this.timer);
  }
}
