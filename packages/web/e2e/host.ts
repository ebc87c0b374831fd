import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.md': 'text/plain',
};

export const APP = join(import.meta.dirname, '..', 'dist', 'app');
export const STATIC = join(import.meta.dirname, '..', 'dist-static');

/** A plain static web host for a folder. */
export class Host {
  private constructor(
    private readonly server: Server,
    readonly address: string,
  ) {}

  static async of(folder: string): Promise<Host> {
    const server = createServer((request, response) => {
      const path = normalize(decodeURIComponent((request.url ?? '/').split('?')[0]));
      const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
      if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Host(server, `http://localhost:${(server.address() as AddressInfo).port}/`);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
