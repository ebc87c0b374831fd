import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Buckets } from '../sockets/bucket.js';
import { ConnectionCounter } from '../sockets/connection-counter.js';
import { addressKey } from './address.js';

/** Connections of any kind that one address may have open: a browser needs a handful. */
export const MAX_CONNECTIONS = 200;
/** Refusals that an address gets before it is disconnected: the burst, and the rate per second. */
const REFUSALS = [300, 5] as const;

/**
 * Limits connections per address. Refusing costs time, and so does an idle connection: an address that keeps being
 * refused, or holds too many connections, is disconnected without an answer. Behind a proxy every connection is the
 * proxy's, so the proxy has to do this.
 */
export class ConnectionLimit {
  private readonly lines = new ConnectionCounter(MAX_CONNECTIONS);
  private readonly refusals: Buckets;

  constructor(server: Server, now: () => number) {
    this.refusals = new Buckets(...REFUSALS, now);
    server.on('connection', (socket: Socket) => {
      const address = addressKey(socket.remoteAddress ?? '');
      const leave = this.isTooMuch(address) ? null : this.lines.enter(address);
      if (leave) socket.on('close', leave);
      else socket.destroy();
    });
    // Malformed requests, and those that take too long to arrive.
    server.on('clientError', (_, { remoteAddress = '' }: Partial<Socket>) =>
      this.refused(addressKey(remoteAddress)),
    );
  }

  /** Counts a request of this address that was rate limited or malformed. */
  refused(address: string): void {
    this.refusals.take(address);
  }

  /** Has this address been refused too often? */
  isTooMuch(address: string): boolean {
    return this.refusals.isEmpty(address);
  }
}
