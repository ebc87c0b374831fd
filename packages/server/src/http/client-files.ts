import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** Content types worth compressing. */
const COMPRESSIBLE = /^(text\/|application\/|image\/svg)/;

interface ClientFile {
  body: Buffer;
  type: string;
  etag: string;
  /** A file with a hash in its name never changes; the page that refers to it does. */
  lasting: boolean;
  packed: Map<Encoding, Promise<Buffer>>;
}

type Encoding = 'br' | 'gzip';

const pack: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) as Promise<Buffer>,
  gzip: (body) => promisify(gzip)(body, { level: 9 }) as Promise<Buffer>,
};

/**
 * The built client, kept in memory: it is small, compressed once per encoding, and stays the same build even if
 * another one is made while the server runs.
 */
export class ClientFiles {
  private readonly files = new Map<string, ClientFile>();

  private constructor(folder: string) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const name = relative(folder, path).split(sep).join('/');
      const body = readFileSync(path);
      this.files.set(`/${name}`, {
        body,
        type: TYPES[extname(name)] ?? 'application/octet-stream',
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
        lasting: name.startsWith('assets/'),
        packed: new Map(),
      });
    }
  }

  /** Loads the client from a folder; null if none is built. */
  static in(folder: string | null): ClientFiles | null {
    return folder !== null && existsSync(join(folder, 'index.html')) ? new ClientFiles(folder) : null;
  }

  serve(app: FastifyInstance): void {
    app.get('/', (request, reply) => this.page(request, reply));
    for (const [path, file] of this.files) {
      app.get(path, (request, reply) => this.send(file, request, reply));
    }
  }

  /** Files with a hash in their names: whoever asks for one of another version can be given no other. */
  get lasting(): { path: string; type: string; body: Buffer }[] {
    return [...this.files].flatMap(([path, { lasting, type, body }]) =>
      lasting ? [{ path, type, body }] : [],
    );
  }

  /** The client's one page, for every path: the client routes by itself. */
  page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return this.send(this.files.get('/index.html')!, request, reply);
  }

  private async send(file: ClientFile, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.headers({
      'cache-control': file.lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: file.etag,
      vary: 'accept-encoding',
    });
    if (names(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
    reply.type(file.type);
    const encoding = COMPRESSIBLE.test(file.type) ? encodingFor(request.headers['accept-encoding']) : null;
    if (encoding === null) return reply.send(file.body);
    let packed = file.packed.get(encoding);
    if (!packed) {
      packed = pack[encoding](file.body);
      file.packed.set(encoding, packed);
    }
    return reply.header('content-encoding', encoding).send(await packed);
  }
}

/** Does If-None-Match name this ETag? A proxy that compresses again turns it into a weak one (`W/"…"`). */
function names(known: string | undefined, etag: string): boolean {
  const versions = known?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return versions?.some((one) => one === etag || one === '*') ?? false;
}

export function acceptsGzip(accepted: string | string[] | undefined): boolean {
  return encodingsOf(accepted).includes('gzip');
}

function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const names = encodingsOf(accepted);
  return (['br', 'gzip'] as const).find((one) => names.includes(one)) ?? null;
}

function encodingsOf(accepted: string | string[] | undefined): string[] {
  return String(accepted ?? '')
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';', 1)[0].trim());
}
