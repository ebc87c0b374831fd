import type { Command } from './command.js';

/** Every command, loaded on demand. The help lists them in this order. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  check: async () => (await import('./commands/check.js')).command,
  show: async () => (await import('./commands/show.js')).command,
  replay: async () => (await import('./commands/replay.js')).command,
  verify: async () => (await import('./commands/verify.js')).command,
  play: async () => (await import('./commands/play.js')).command,
  simulate: async () => (await import('./commands/simulate.js')).command,
  tournament: async () => (await import('./commands/tournament.js')).command,
  balance: async () => (await import('./commands/balance.js')).command,
  train: async () => (await import('./commands/train.js')).command,
  serve: async () => (await import('./commands/serve.js')).command,
  work: async () => (await import('./commands/work.js')).command,
  backup: async () => (await import('./commands/backup.js')).command,
  restore: async () => (await import('./commands/restore.js')).command,
  copy: async () => (await import('./commands/copy.js')).command,
  ratings: async () => (await import('./commands/ratings.js')).command,
  admin: async () => (await import('./commands/admin.js')).command,
  tables: async () => (await import('./commands/tables.js')).command,
  perft: async () => (await import('./commands/perft.js')).command,
  bench: async () => (await import('./commands/bench.js')).command,
};
