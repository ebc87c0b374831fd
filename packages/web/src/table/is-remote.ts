import type { TableClient } from './client.js';
import type { RemoteTable } from './remote.js';

/** Whether the table is at a server: asked without loading what such a table needs. */
export function isRemote(client: TableClient): client is RemoteTable {
  return client.kind === 'remote';
}
