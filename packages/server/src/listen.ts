import { quote } from '@sandtable/kernel';
import type { FastifyInstance } from 'fastify';

export interface Address {
  readonly host: string;
  readonly port: number;
}

export const DEFAULT_ADDRESS: Address = { host: '127.0.0.1', port: 8080 };

/** The server cannot listen there. The message is one line for the operator. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** HOST and PORT from the environment. */
export function addressFrom(env: Readonly<Record<string, string | undefined>>): Address {
  return {
    host: env.HOST || DEFAULT_ADDRESS.host,
    port: env.PORT ? parsePort(env.PORT) : DEFAULT_ADDRESS.port,
  };
}

export function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new ListenError(`${quote(text)} is not a port: give a number from 0 to 65535, for example PORT=8080`);
}

/** Starts listening and returns the URL for a browser; port 0 takes any free port. */
export async function listen(app: FastifyInstance, address: Address = DEFAULT_ADDRESS): Promise<string> {
  // "localhost" may resolve to ::1 first, even on machines without IPv6.
  const host = address.host === 'localhost' ? '127.0.0.1' : address.host;
  try {
    await app.listen({ host, port: address.port });
  } catch (error) {
    throw new ListenError(explain(error as NodeJS.ErrnoException, address));
  }
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : address.port;
  return `http://${inBrowser(host)}:${port}`;
}

function inBrowser(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function explain(error: NodeJS.ErrnoException, { host, port }: Address): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `port ${port} is already in use: stop the other program, or choose another port, for example PORT=${port < 65535 ? port + 1 : 8080}`;
    case 'EACCES':
      return `port ${port} may not be opened by this user: choose one above 1023, for example PORT=8080`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${quote(host)} is not an address of this machine: choose another, for example HOST=127.0.0.1`;
    default:
      return `cannot listen on ${host}:${port}: ${error.message}`;
  }
}
