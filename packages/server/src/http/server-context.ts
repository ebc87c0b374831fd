import type { SharedLimits } from '../cluster/shared-limits.js';
import type { Config } from '../config.js';
import type { CpuShares } from '../fairness/share.js';
import type { Bans } from '../manners/bans.js';
import type { Passkeys } from '../people/passkeys.js';
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
  passkeys: Passkeys;
  sockets: Sockets;
  metrics: Metrics;
  /** The access log; null if it is off. */
  accessLog: AccessLog | null;
  /** The rate limit on chat; null for none. */
  chatter: Buckets | null;
  bans: Bans;
  /** The rate limit on reports, per person and per address; null for none. */
  reporting: Buckets | null;
  /** Limits how many people are muted or blocked from an address; null for no limit. */
  regarding: Buckets | null;
  /** The rate limit on announcing tournaments, per person and per address; null for none. */
  announcing: Buckets | null;
  /** The rate limit on what organizers decide, per person and per address; null for none. */
  organizing: Buckets | null;
  /** The rate limit on new accounts, per address; null for none. */
  enrolling: Buckets | null;
  /** The rate limit on mails that ask whether an address is somebody's own, per address of whoever wants them; null for none. */
  confirming: Buckets | null;
  /** The rate limit on opening tables, per address, finished ones included; null for none. */
  openings: Buckets | null;
  /** The rate limit on socket messages, and on the requests that stand in for them; null for none. */
  messageLimit: MessageLimit | null;
  /** Limits connections per address; null without limits, or if a proxy does it. */
  connectionLimit: ConnectionLimit | null;
  /** The limits that other processes share; null if there are none. */
  limits: SharedLimits | null;
  /** Each address's share of the event loop; null for no limit. */
  shares: CpuShares | null;
}
