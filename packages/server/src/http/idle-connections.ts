import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Connections without a request: kept alive by browsers, or opened in advance. When a server closes, Node waits for
 * the latter; this closes them at once, and the others as soon as their response is sent.
 */
export class IdleConnections {
  private readonly quiet = new Set<Socket>();
  private closing = false;

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.rest(socket);
      socket.on('close', () => this.quiet.delete(socket));
    });
    server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      this.quiet.delete(socket);
      response.on('close', () => this.rest(socket));
    });
    server.on('upgrade', ({ socket }: IncomingMessage) => this.quiet.delete(socket));
  }

  private rest(socket: Socket): void {
    if (this.closing) socket.destroySoon();
    else if (!socket.destroyed) this.quiet.add(socket);
  }

  hangUp(): void {
    this.closing = true;
    for (const socket of this.quiet) socket.destroySoon();
    this.quiet.clear();
  }
}
