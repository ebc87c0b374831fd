/** The server that browsers talk to: tables over HTTP and sockets, kept in a database. See docs/server.md. */

export { recomputeRatings } from './club/results.js';
export { type Config, configFrom, isDatabaseUrl } from './config.js';
export { createServer, type Server, type ServerSetup } from './create-server.js';
export { type Address, addressFrom, DEFAULT_ADDRESS, ListenError, listen, parsePort } from './listen.js';
export { appoint, listRoles } from './manners/appoint.js';
export { type ServeSetup, serve } from './serve.js';
export { type CopiedSite, copySite } from './storage/copy-site.js';
export type { JobHandler, JobQueue } from './storage/job-queue.js';
export { type DataPlace, openStore, openStoreBeside, openStoreToCopy } from './storage/open-store.js';
export { backup, restore } from './storage/sqlite-backup.js';
export { StorageError } from './storage/storage-error.js';
export { Store } from './storage/store.js';
export { closeStuck, findStuck, type StuckTable } from './tables/stuck.js';
export { type MoreJobs, type WorkSetup, work } from './work/work.js';
