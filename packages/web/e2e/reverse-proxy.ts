import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createConnection, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** How often each server is asked for its health, in milliseconds: as in deploy/Caddyfile. */
const CHECK = 1_000;
/** How long a server may say nothing before it is passed over, in milliseconds. */
const SILENCE = 2_500;

/** A proxy in front of several servers, as a site has one: requests go round, to those that answer `/healthz`. */
export class ReverseProxy {
  /** When each server answered last: 0 if it refused. */
  private readonly heard = new Map<string, number>();
  private readonly ends = new Set<Duplex>();
  private readonly timer: NodeJS.Timeout;
  private turn = 0;

  private constructor(
    private readonly server: Server,
    private targets: readonly string[],
  ) {
    this.timer = setInterval(() => void this.check(), CHECK);
    server.on('request', (incoming, response) => this.pass(incoming, response));
    server.on('upgrade', (incoming, socket, head) => this.join(incoming, socket, head));
  }

  static async to(targets: readonly string[]): Promise<ReverseProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    return new ReverseProxy(server, targets);
  }

  get address(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}/`;
  }

  /** Another server has taken the place of one that is gone. */
  use(targets: readonly string[]): void {
    this.targets = targets;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    for (const end of this.ends) end.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async check(): Promise<void> {
    await Promise.all(
      this.targets.map(async (target) => {
        const signal = AbortSignal.timeout(4 * SILENCE);
        try {
          await (await fetch(new URL('/healthz', target), { signal })).arrayBuffer();
          this.heard.set(target, performance.now());
        } catch {
          if (!signal.aborted) this.heard.set(target, 0);
        }
      }),
    );
  }

  /**
   * The next server, in turn: of those that answered lately. On a busy machine none may have: then the one that answered
   * last, never one that is frozen.
   */
  private next(): URL {
    const heard = (target: string) => this.heard.get(target) ?? Number.POSITIVE_INFINITY;
    const last = Math.max(...this.targets.map(heard));
    const since = Math.min(last, performance.now() - SILENCE);
    const list = this.targets.filter((target) => heard(target) >= since);
    return new URL(list[this.turn++ % list.length]);
  }

  private pass(incoming: IncomingMessage, response: ServerResponse): void {
    const { method, url, headers } = incoming;
    const { hostname, port } = this.next();
    const onward = request({ hostname, port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    response.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }

  /** A WebSocket: from then on both ends only hear each other. */
  private join({ method, url, rawHeaders }: IncomingMessage, here: Duplex, head: Buffer): void {
    const { hostname, port } = this.next();
    const there: Socket = createConnection({ host: hostname, port: Number(port) });
    const lines = [`${method} ${url} HTTP/1.1`];
    for (let i = 0; i < rawHeaders.length; i += 2) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
    there.write(`${lines.join('\r\n')}\r\n\r\n`);
    there.write(head);
    for (const [from, to] of [
      [here, there],
      [there, here],
    ]) {
      this.ends.add(from);
      from.on('error', () => from.destroy());
      from.on('close', () => {
        this.ends.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  }
}
