import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Buckets } from '../sockets/bucket.js';
import { ConnectionCounter } from '../sockets/connection-counter.js';
import { addressKey } from './address.js';

/** Lines of any kind that one address has open: browsers need a handful each. */
export const LINES = 200;
/** Refusals that an address is given at once, and a second, before it is hung up on. */
const REFUSALS = [300, 5] as const;

/**
 * Who may be connected. Saying no takes time, too, and so does a line on which nothing comes: an address that goes
 * on and on, or holds very many lines, is not answered but hung up on. Behind a proxy all lines are the proxy's, so
 * this is for the proxy to do.
 */
export class ConnectionLimit {
  private readonly lines = new ConnectionCounter(LINES);
  private readonly refusals: Buckets;

  constructor(server: Server, now: () => number) {
    this.refusals = new Buckets(...REFUSALS, now);
    server.on('connection', (socket: Socket) => {
      const address = addressKey(socket.remoteAddress ?? '');
      const leave = this.isTooMuch(address) ? null : this.lines.enter(address);
      if (leave) socket.on('close', leave);
      else socket.destroy();
    });
    // What is no request at all, or takes forever to become one.
    server.on('clientError', (_, { remoteAddress = '' }: Partial<Socket>) =>
      this.refused(addressKey(remoteAddress)),
    );
  }

  /** Somebody at this address was told that it is too much, or makes no sense. */
  refused(address: string): void {
    this.refusals.take(address);
  }

  /** Was this address told so again and again? */
  isTooMuch(address: string): boolean {
    return this.refusals.isEmpty(address);
  }
}
