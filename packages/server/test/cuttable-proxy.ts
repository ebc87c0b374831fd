import { createConnection, createServer, type Server, type Socket } from 'node:net';

/** A line to a socket of this machine that can be cut: nothing is forwarded any more, and nobody is told. */
export class CuttableProxy {
  private readonly ends = new Set<Socket>();
  private isCut = false;

  private constructor(
    private readonly server: Server,
    private readonly target: string,
  ) {}

  static async to(target: string): Promise<CuttableProxy> {
    const server = createServer();
    const proxy = new CuttableProxy(server, target);
    server.on('connection', (socket) => proxy.connect(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    return (this.server.address() as { port: number }).port;
  }

  cut(): void {
    this.isCut = true;
    for (const end of this.ends) end.pause();
  }

  mend(): void {
    this.isCut = false;
    for (const end of this.ends) end.resume();
  }

  close(): void {
    this.server.close();
    for (const end of this.ends) end.destroy();
  }

  private connect(here: Socket): void {
    const there = createConnection(this.target);
    for (const [from, to] of [
      [here, there],
      [there, here],
    ]) {
      this.ends.add(from);
      from.on('data', (data) => to.write(data));
      from.on('error', () => from.destroy());
      from.on('close', () => {
        this.ends.delete(from);
        to.destroy();
      });
      if (this.isCut) from.pause();
    }
  }
}
