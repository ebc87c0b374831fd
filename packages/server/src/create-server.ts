import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { inOneLine, say } from '@sandtable/kernel';
import { LIMITS, type Problem } from '@sandtable/protocol';
import { listGames } from '@sandtable/shelf';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { Results } from './club/results.js';
import { shareWithOthers } from './cluster/share-with-others.js';
import { SharedLimits } from './cluster/shared-limits.js';
import { sharedRateLimit } from './cluster/shared-rate-limit.js';
import type { Config } from './config.js';
import { CpuShares } from './fairness/share.js';
import { AccessLog, pathOf, tableIn } from './http/access-log.js';
import { accountRoutes } from './http/account-routes.js';
import { addressKey } from './http/address.js';
import { adminRoutes } from './http/admin-routes.js';
import { ClientFiles } from './http/client-files.js';
import { clubRoutes } from './http/club-routes.js';
import { ConnectionLimit } from './http/connection-limit.js';
import { CookieIdentity, GUEST, SESSION } from './http/cookie-identity.js';
import { safeHeaders } from './http/headers.js';
import { IdleConnections } from './http/idle-connections.js';
import { mannersRoutes } from './http/manners-routes.js';
import { wantsMarks, withoutMarks } from './http/marks.js';
import { Metrics } from './http/metrics.js';
import { noticeRoutes } from './http/notice-routes.js';
import { OlderFiles } from './http/older-files.js';
import { isSameOrigin } from './http/origin.js';
import { frontPage, notFoundPage, troublePage } from './http/pages.js';
import { prefixOf, withoutPrefix } from './http/path-prefix.js';
import { peopleRoutes } from './http/people-routes.js';
import { requestId } from './http/request-id.js';
import type { ServerContext } from './http/server-context.js';
import { streamRoutes } from './http/stream-routes.js';
import { tableRoutes } from './http/table-routes.js';
import { tournamentRoutes } from './http/tournament-routes.js';
import { type LogFields, loggedAs, logOut } from './log-line.js';
import { Bans } from './manners/bans.js';
import { Notifier } from './notices/notifier.js';
import type { Send } from './notices/outbound.js';
import { Identity } from './people/identity.js';
import { Passkeys } from './people/passkeys.js';
import { PasswordAttempts } from './people/password-attempts.js';
import { Buckets } from './sockets/bucket.js';
import { MessageLimit, TOO_MUCH } from './sockets/message-limit.js';
import { Sockets } from './sockets/sockets.js';
import type { JobQueue } from './storage/job-queue.js';
import type { Store } from './storage/store.js';
import type { BotPool } from './tables/bot-pool.js';
import type { Games } from './tables/games.js';
import { BrokenTable, Refusal } from './tables/refusal.js';
import type { ReplayReader } from './tables/replay-reader.js';
import type { Reviewer } from './tables/reviewer.js';
import type { TimeSource } from './tables/server-clock.js';
import { TableRegistry, type TableRegistrySetup } from './tables/table-registry.js';
import { Steward } from './tournaments/steward.js';
import { Tournaments } from './tournaments/tournaments.js';
import { NOTICES } from './work/kinds.js';

export interface ServerSetup {
  readonly config: Config;
  readonly version: string;
  readonly store: Store;
  readonly botPool: BotPool;
  /** By default those of the shelf. */
  readonly games?: Games;
  /** Where replays are read; by default in this thread. */
  readonly reader?: ReplayReader;
  /** Where reviews are made; by default in this thread. */
  readonly reviewer?: Reviewer;
  /** The folder of the built client; without one, a plain page lists the games. */
  readonly client?: string | null;
  readonly now?: () => number;
  readonly clock?: TimeSource;
  readonly newSeed?: () => string;
  readonly report?: (what: string, error: Error) => void;
  /** Writes a line of the access log, if that is on. */
  readonly log?: (line: string, fields: LogFields) => void;
  /** Sends notices to web addresses; by default to public ones only. */
  readonly sendNotice?: Send;
  /** Adds memory and processor to the metrics: once per process. */
  readonly watchProcess?: boolean;
  /** How often snapshots of tables are taken, and how much space they may use. */
  snapshots?: Pick<TableRegistrySetup, 'snapshotEvery' | 'snapshotRoom'>;
}

/** A complete server that is not listening yet. */
export interface Server {
  app: FastifyInstance;
  registry: TableRegistry;
  /** Tells people of their turns; null if the server does not know its own address. */
  notifier: Notifier | null;
  /** Records and rates finished games. */
  results: Results;
  /** Moves tournaments on. */
  steward: Steward;
  /** Every route, as "POST /api/tables". */
  routes: readonly string[];
  /** Finishes the work in progress and closes. The store stays open. */
  close(): Promise<void>;
  /** Drops the connections that are still open. */
  cut(): void;
}

/** The HTTP status of each refusal code. */
const STATUS: Record<string, number> = {
  table: 404,
  seat: 403,
  status: 409,
  outdated: 409,
  rules: 409,
  busy: 429,
  message: 400,
  storage: 503,
};

export async function createServer(setup: ServerSetup): Promise<Server> {
  const { config, version, store, botPool } = setup;
  const metrics = new Metrics();
  const limited = config.rateLimit > 0;
  const registry = await TableRegistry.open({
    store,
    botPool,
    limited,
    version,
    ...setup.snapshots,
    ...(setup.games ? { games: setup.games } : {}),
    ...(setup.reader ? { reader: setup.reader } : {}),
    ...(setup.reviewer ? { reviewer: setup.reviewer } : {}),
    chosen: (by) => metrics.choices.inc({ by }),
    ...(setup.now ? { now: setup.now } : {}),
    ...(setup.clock ? { clock: setup.clock } : {}),
    ...(setup.newSeed ? { newSeed: setup.newSeed } : {}),
    ...(setup.report ? { report: setup.report } : {}),
  });
  const sockets = new Sockets(limited);
  const cluster = registry.shared?.cluster ?? null;
  const limits = cluster && new SharedLimits((message) => cluster.broadcast(message));
  const identity = await Identity.open({
    people: store.people,
    secret: store.secret,
    now: registry.now,
    bots: async () => (await registry.games.boxes()).flatMap(({ bots }) => bots),
    attempts: limited ? new PasswordAttempts(registry.now, limits) : null,
  });
  const visitors = new CookieIdentity(
    identity,
    config.publicUrl?.protocol === 'https:',
    config.publicUrl?.pathname ?? '/',
  );
  const prefix = prefixOf(config.publicUrl);
  // A burst of eight lines of chat, then one a second.
  const chatter = limited ? new Buckets(8, 1, registry.now) : null;
  const messageLimit = limited ? new MessageLimit(registry.now, limits) : null;
  // A burst of two hundred, then 720 a day: new guest names do not help.
  const openings = limited ? new Buckets(200, 1 / 120, registry.now) : null;
  // A club signs up in one evening: a burst of sixty, then 96 a day.
  const enrolling = limited ? new Buckets(60, 1 / 900, registry.now) : null;
  // Mails go to strangers: as many as there may be new accounts, however many accounts there are.
  const confirming = limited ? new Buckets(60, 1 / 900, registry.now) : null;
  const bans = new Bans(store.manners, registry.now);
  await bans.refresh();
  // A burst of ten, then one in five minutes.
  const reporting = limited ? new Buckets(10, 1 / 300, registry.now) : null;
  // Guests cost nothing: one address must not fill the lists of whoever it pretends to be.
  const regarding = limited ? new Buckets(60, 1 / 120, registry.now) : null;
  // A burst of ten, then one in an hour.
  const announcing = limited ? new Buckets(10, 1 / 3600, registry.now) : null;
  // A burst of three hundred, a whole round of results and more, then one a minute.
  const organizing = limited ? new Buckets(300, 1 / 60, registry.now) : null;
  if (announcing) limits?.share('tournaments', announcing);
  if (organizing) limits?.share('decisions', organizing);
  if (reporting) limits?.share('reports', reporting);
  if (regarding) limits?.share('regards', regarding);
  if (chatter) limits?.share('chat', chatter);
  if (openings) limits?.share('openings', openings);
  if (enrolling) limits?.share('accounts', enrolling);
  if (confirming) limits?.share('confirmations', confirming);
  if (limits) registry.choiceLimit?.share(limits);
  const shares = limited ? new CpuShares() : null;
  const notifier = config.publicUrl
    ? new Notifier({
        registry,
        notices: store.notices,
        hooks: store.hooks,
        secret: store.secret,
        home: config.publicUrl,
        mail: config.mail,
        ...(setup.sendNotice ? { send: setup.sendNotice } : {}),
        ...(store.queue ? { elsewhere: () => handOver(store.queue!, NOTICES) } : {}),
      })
    : null;
  const results = new Results({ registry, store });
  const steward = new Steward({ registry, store, results });
  results.recorded = () => void steward.round();
  const tournaments = new Tournaments({ registry, store, steward });
  registry.leaving = (person) => tournaments.forget(person);
  registry.arrived = (table) => tournaments.arrived(table);
  const context: ServerContext = {
    config,
    version,
    store,
    registry,
    visitors,
    passkeys: new Passkeys(store.accounts, registry.now),
    sockets,
    metrics,
    accessLog: config.accessLog ? new AccessLog(setup.log ?? logOut) : null,
    chatter,
    openings,
    enrolling,
    confirming,
    reporting,
    regarding,
    announcing,
    organizing,
    bans,
    messageLimit,
    shares,
    connectionLimit: null,
    limits,
  };
  if (cluster && limits) shareWithOthers(cluster, limits, context);
  metrics.watch('sandtable_tables_loaded', 'Tables in memory', () => registry.loaded);
  metrics.watch('sandtable_sockets', 'Open sockets and event streams', () => sockets.count);
  if (setup.watchProcess) metrics.watchProcess();
  store.writer.watch = (seconds) => metrics.writes.observe(seconds);
  store.health.watch = () => metrics.failedWrites.inc();

  const app = Fastify({
    logger: false,
    forceCloseConnections: false,
    bodyLimit: LIMITS.message,
    // Trust only the address that the proxy itself saw, not what it was told.
    trustProxy: config.trustProxy && ((_, hop) => hop === 0),
    rewriteUrl: ({ url = '/' }) => withoutPrefix(url, prefix),
    genReqId: ({ headers }) => requestId(headers, config.trustProxy),
    // How long a request may take to arrive.
    requestTimeout: 30_000,
    // A malformed URL matches no route and passes no hook.
    frameworkErrors(error, request, reply: FastifyReply) {
      const status = error.statusCode ?? 400;
      const { method, url, id } = request;
      context.accessLog?.note({ method, url, status, milliseconds: 0, who: null, request: id });
      if (disconnectRefused(context, request, reply)) return reply;
      context.connectionLimit?.refused(addressKey(request.ip));
      reply.headers(safeHeaders('own', request.headers.host, config.publicUrl));
      return reply.code(status).send({ error: error.message, code: 'message' });
    },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });
  const lines = new IdleConnections(app.server);
  if (limited && !config.trustProxy) context.connectionLimit = new ConnectionLimit(app.server, registry.now);
  const client = ClientFiles.in(setup.client ?? null);
  const { now, report } = registry;
  const older = client && new OlderFiles({ client, files: store.clientFiles, now, report });
  await older?.keep();
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push(`${one} ${url}`);
  });
  await guard(app, context, client !== null);
  // Before the routes: a route keeps the error handler that is set when it is registered.
  handleTrouble(app, context, client, older);
  peopleRoutes(app, context);
  noticeRoutes(app, context, notifier);
  accountRoutes(app, context, notifier);
  clubRoutes(app, context);
  tournamentRoutes(app, context, tournaments);
  mannersRoutes(app, context);
  adminRoutes(app, context);
  tableRoutes(app, context);
  streamRoutes(app, context);
  healthRoutes(app, context);
  if (prefix !== '') app.get(prefix, async (_, reply) => reply.redirect(`${prefix}/`, 308));
  if (client !== null) client.serve(app);
  else {
    const front = frontPage(
      listGames().filter(({ example }) => !example),
      version,
    );
    app.get('/', async (_, reply) => html(reply, front));
  }
  sockets.attach(app.server, context, (header) => app.parseCookie(header));
  let hurry = () => {};
  const hurried = new Promise<void>((resolve) => {
    hurry = resolve;
  });
  return {
    app,
    registry,
    notifier,
    results,
    steward,
    routes,
    async close() {
      registry.stopLongWork();
      notifier?.close();
      results.close();
      steward.close();
      await Promise.race([sockets.stopListening(), hurried]);
      sockets.close();
      lines.hangUp();
      await app.close();
      await registry.close();
      limits?.close();
      older?.close();
      metrics.close();
    },
    cut() {
      hurry();
      sockets.cut();
      app.server.closeAllConnections();
    },
  };
}

/** Has a recurring job done by a worker; false if there is none that does it. */
async function handOver(queue: JobQueue, kind: string): Promise<boolean> {
  if (!(await queue.workers()).some(({ kinds }) => kinds.includes(kind))) return false;
  await queue.add(kind, {}, { key: kind });
  return true;
}

/** What a banned person may still change. */
const STILL_ALLOWED = [
  '/api/session',
  '/api/sessions',
  '/api/account/delete',
  '/api/notices/confirm',
  '/api/notices/stop',
];

/** What every request passes: headers, rate limits, cookies and the origin check. */
async function guard(app: FastifyInstance, context: ServerContext, client: boolean): Promise<void> {
  const { config, metrics, visitors, accessLog, shares, connectionLimit } = context;
  if (accessLog) {
    app.addHook('onRequest', async (request, reply) => {
      const { method, url } = request;
      // Also when the client did not wait for the response.
      reply.raw.once('close', () => {
        const who = visitors.whoAsked(request);
        const { statusCode: status } = reply.raw;
        accessLog.note({ method, url, status, milliseconds: reply.elapsedTime, who, request: request.id });
      });
    });
  }
  // Whatever is logged in its course is about this request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const table = tableIn(request.url);
    loggedAs({ request: request.id, ...(table === null ? {} : { table }) }, done);
  });
  if (connectionLimit) {
    app.addHook('onRequest', async (request, reply) => {
      disconnectRefused(context, request, reply);
    });
    app.addHook('onSend', async (request, reply) => {
      if (reply.statusCode === 429) connectionLimit.refused(addressKey(request.ip));
    });
  }
  app.addHook('onRequest', async (request, reply) => {
    const data = isApi(request);
    reply.headers(safeHeaders(client && !data ? 'client' : 'own', request.headers.host, config.publicUrl));
    if (data) reply.header('cache-control', 'no-store');
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !isSameOrigin(request.headers, config.publicUrl)) {
      return reply.code(403).send({ error: 'this request comes from another site' });
    }
  });
  app.addHook('onSend', async (request, _, payload) => {
    if (!isApi(request) || wantsMarks(request.url)) return payload;
    return typeof payload === 'string' || Buffer.isBuffer(payload) ? withoutMarks(payload) : payload;
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.requests.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  await app.register(cookie);
  // Banned people watch, sign in and out and delete their accounts; nothing else.
  app.addHook('preHandler', async (request) => {
    const { url = '' } = request.routeOptions;
    if (request.method === 'GET' || request.method === 'HEAD' || STILL_ALLOWED.includes(url)) return;
    if (context.bans.isEmpty) return;
    const known = await visitors.known(request.cookies);
    context.bans.refuse([...(known ? [known.id] : []), ...visitors.selves(request)]);
  });
  if (!shares) return;
  await app.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: '1 minute',
    cache: 20_000,
    ...(context.limits ? { store: sharedRateLimit(context.limits) } : {}),
    keyGenerator: (request) => addressKey(request.ip),
    allowList: (request) => !isApi(request),
    errorResponseBuilder: (_, { after }) => {
      return Object.assign(new Error(say`too many requests: try again in ${after}`), {
        statusCode: 429,
      });
    },
  });
  // Every request runs within its address's share of the event loop, whether or not it has another limit.
  app.addHook('preHandler', (request, _, done) => {
    const who = request.cookies[SESSION] ?? request.cookies[GUEST] ?? '';
    const heard = shares.of(addressKey(request.ip)).do(who, done);
    if (!heard) done(new Refusal('busy', TOO_MUCH));
  });
}

/** Disconnects an address that was refused too often. */
function disconnectRefused(
  { connectionLimit }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  if (!connectionLimit?.isTooMuch(addressKey(request.ip))) return false;
  reply.hijack();
  request.raw.socket.destroy();
  return true;
}

/** Decides by the matched route: a URL can be spelled in many ways, such as /%61pi/…. */
function isApi({ routeOptions, url }: FastifyRequest): boolean {
  return (routeOptions.url ?? url).startsWith('/api/');
}

function healthRoutes(app: FastifyInstance, { store, registry, version, metrics }: ServerContext): void {
  app.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await store.ping();
    } catch {
      return reply.code(503).send({ ok: false, version, error: 'the database does not answer' });
    }
    // Its name among the owners of tables, where there are several processes.
    const process = registry.shared ? { process: registry.shared.cluster.id } : {};
    if (await store.canWrite(registry.now())) return { ok: true, version, ...process };
    return reply.code(503).send({ ok: false, version, error: 'nothing can be written to the disk' });
  });
  app.get('/metrics', async (_, reply) => {
    reply.header('cache-control', 'no-store').type(metrics.registry.contentType);
    return metrics.page();
  });
}

function handleTrouble(
  app: FastifyInstance,
  { version, registry, store, config }: ServerContext,
  client: ClientFiles | null,
  older: OlderFiles | null,
): void {
  const home = config.publicUrl?.pathname ?? '/';
  app.setNotFoundHandler(async (request, reply) => {
    const path = inOneLine(request.url.split('?', 1)[0]);
    const isPage = request.method === 'GET' && wantsHtml(request) && !path.startsWith('/api/');
    if (isPage && client) return client.page(request, reply);
    if ((request.method === 'GET' || request.method === 'HEAD') && (await older?.answer(request, reply)))
      return reply;
    reply.code(404);
    return isPage ? html(reply, notFoundPage(path, version, home)) : reply.send({ error: 'not found', path });
  });

  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    if (error instanceof Refusal) {
      const rule = error.anchor === null ? {} : { anchor: error.anchor };
      return reply
        .code(STATUS[error.code] ?? 400)
        .send({ error: error.sentence, code: error.code, ...rule } satisfies Problem);
    }
    if (error instanceof BrokenTable) {
      return reply.code(409).send({ error: say`this table cannot be read: ${error.message}`, code: 'table' });
    }
    if (store.isAway(error)) {
      const away = say`the database does not answer: try again in a moment`;
      return reply.code(503).send({ error: away, code: 'storage' } satisfies Problem);
    }
    const status = error.statusCode ?? 500;
    reply.code(status);
    if (status < 500) return reply.send({ error: error.message, code: status === 429 ? 'busy' : 'message' });
    registry.report(`${request.method} ${pathOf(request.url)}`, error);
    return wantsHtml(request)
      ? html(reply, troublePage(version, home))
      : reply.send({ error: 'internal error' });
  });
}

function wantsHtml(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') ?? false;
}

function html(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
}
