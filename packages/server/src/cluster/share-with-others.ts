import type { ServerContext } from '../http/server-context.js';
import type { Cluster } from './cluster.js';
import type { SharedLimits } from './shared-limits.js';

/** Connects the sockets and limits of this process with those of the others. */
export function shareWithOthers(
  cluster: Cluster,
  limits: SharedLimits,
  { sockets, bans }: ServerContext,
): void {
  cluster.listen((message) => {
    switch (message.k) {
      case 'renamed':
        return sockets.rename(message.me, message.session);
      case 'bans':
        return void bans.refresh().catch(() => {});
      case 'signed-out':
        return sockets.signOut(message.who);
      case 'spent':
        return limits.charge(message.spent);
      case 'lines':
        return limits.lines(message.from, message.lines);
      case 'hello':
        return limits.tellAll();
    }
  });
  cluster.onDeath((processes) => limits.died(processes));
  // Clients connect again by themselves, perhaps to a process that reaches the database.
  cluster.onSilence(() => sockets.sendAway('the database does not answer'));
  limits.shareCounter('address', sockets.atAddress);
  limits.shareCounter('person', sockets.ofPerson);
}
