import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pass } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The command, as people start it. */
export const PROGRAM = fileURLToPath(new URL('../../cli/bin/sandtable.js', import.meta.url));

/** How much of what a server says is kept. */
const HEARD = 5_000;

/** A real server in a process of its own, to be killed, frozen and started again. */
export class ServerProcess {
  private constructor(
    readonly child: ChildProcess,
    readonly url: string,
  ) {}

  /** Starts a server on a free port, with these arguments and settings, and waits for its address. */
  static async start(
    args: readonly string[],
    settings: Readonly<Record<string, string>> = {},
  ): Promise<ServerProcess> {
    const child = spawn(process.execPath, [PROGRAM, 'serve', '--port', '0', ...args], {
      env: { ...process.env, RATE_LIMIT: '0', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        said = (said + text).slice(-HEARD);
      });
    while (!said.includes('http:')) {
      if (child.exitCode !== null) throw new Error(said);
      await pass(10);
    }
    child.on('exit', (code) => {
      // Only a signal ends it.
      if (code !== null && code !== 0) console.error(`a server ended by itself: ${said}`);
    });
    return new ServerProcess(child, /http:\S+/.exec(said)![0]);
  }

  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const ended = new Promise((resolve) => this.child.on('exit', resolve));
    this.child.kill(signal);
    if (this.child.exitCode === null && this.child.signalCode === null) await ended;
  }
}

/** Servers on one folder, one after the other: each is killed before the next begins. */
export class ServerOnFolder {
  private server: ServerProcess | null = null;

  constructor(private readonly folder: string) {}

  /** Returns its address. */
  async start(): Promise<string> {
    this.server = await ServerProcess.start(['--data', this.folder]);
    return this.server.url;
  }

  async kill(): Promise<void> {
    await this.server?.end();
    this.server = null;
  }
}
