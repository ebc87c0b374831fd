import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** A raw connection to the server that can send anything, also what no browser would. */
export class RawLine {
  private received = Buffer.alloc(0);
  private readonly waiting = new Set<() => void>();
  closed = false;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (data) => {
      this.received = Buffer.concat([this.received, data]);
      this.look();
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      this.closed = true;
      this.look();
    });
  }

  static async open(url: string): Promise<RawLine> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
    await new Promise<void>((resolve, reject) => {
      socket.on('connect', () => resolve());
      socket.on('error', reject);
    });
    return new RawLine(socket);
  }

  /** A connection upgraded to a WebSocket. */
  static async upgraded(url: string, cookie = ''): Promise<RawLine> {
    const line = await RawLine.open(url);
    line.send(
      [
        'GET /ws HTTP/1.1',
        `Host: ${new URL(url).host}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
        ...(cookie ? [`Cookie: ${cookie}`] : []),
        '\r\n',
      ].join('\r\n'),
    );
    await line.until((text) => text.startsWith('HTTP/1.1 101') && text.includes('\r\n\r\n'));
    return line;
  }

  send(bytes: string | Buffer): void {
    this.socket.write(bytes);
  }

  /** Stops reading from the connection. */
  pause(): void {
    this.socket.pause();
  }

  hangUp(): void {
    this.socket.destroy();
  }

  get text(): string {
    return this.received.toString('latin1');
  }

  /** The status code of the WebSocket's close frame; null if there is none. */
  get goodbye(): number | null {
    const at = this.received.lastIndexOf(0x88);
    return at < 0 || this.received.length < at + 4 ? null : this.received.readUInt16BE(at + 2);
  }

  async until(holds: (text: string) => boolean): Promise<void> {
    while (!holds(this.text)) {
      if (this.closed) throw new Error(`the line went dead after: ${this.text.slice(-300)}`);
      await this.next();
    }
  }

  async end(): Promise<void> {
    while (!this.closed) await this.next();
  }

  private next(): Promise<void> {
    return new Promise((resolve) => this.waiting.add(resolve));
  }

  private look(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}

/** A frame from a client: masked by default. */
export function frame(
  opcode: number,
  payload: Buffer,
  { fin = true, masked = true, reserved = 0 } = {},
): Buffer {
  const { length } = payload;
  const size = length < 126 ? 0 : length < 65_536 ? 2 : 8;
  const header = Buffer.alloc(2 + size);
  header[0] = (fin ? 0x80 : 0) | reserved | opcode;
  header[1] = (masked ? 0x80 : 0) | (size === 0 ? length : size === 2 ? 126 : 127);
  if (size === 2) header.writeUInt16BE(length, 2);
  if (size === 8) header.writeBigUInt64BE(BigInt(length), 2);
  if (!masked) return Buffer.concat([header, payload]);
  const mask = randomBytes(4);
  return Buffer.concat([header, mask, Buffer.from(payload.map((byte, i) => byte ^ mask[i % 4]))]);
}
