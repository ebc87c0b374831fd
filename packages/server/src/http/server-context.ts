import type { Config } from '../config.js';
import type { Shares } from '../fairness/share.js';
import type { Buckets } from '../sockets/bucket.js';
import type { MessageLimit } from '../sockets/message-limit.js';
import type { Sockets } from '../sockets/sockets.js';
import type { Store } from '../storage/store.js';
import type { TableRegistry } from '../tables/table-registry.js';
import type { AccessLog } from './access-log.js';
import type { ConnectionLimit } from './connection-limit.js';
import type { CookieIdentity } from './cookie-identity.js';
import type { Metrics } from './metrics.js';

/** What the routes share. */
export interface ServerContext {
  config: Config;
  version: string;
  store: Store;
  registry: TableRegistry;
  visitors: CookieIdentity;
  sockets: Sockets;
  metrics: Metrics;
  /** Where every request is noted; null where nobody asked for that. */
  accessLog: AccessLog | null;
  /** How fast somebody may talk; null for as fast as they like. */
  chatter: Buckets | null;
  /** How many tables may be opened from an address, finished ones included; null for as many as anybody likes. */
  openings: Buckets | null;
  /** How much may be said over sockets, or over HTTP in their place; null for as much as anybody likes. */
  messageLimit: MessageLimit | null;
  /** Who is connected, and who is hung up on; null where a proxy sees to that, or nobody. */
  connectionLimit: ConnectionLimit | null;
  /** What each address may use of the time that everybody shares; null for as much as it takes. */
  shares: Shares | null;
}
