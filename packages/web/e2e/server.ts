import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const COMMAND = join(import.meta.dirname, '..', '..', 'cli', 'bin', 'sandtable.js');

/** The real server, as started by `npm start`, with its own data folder. */
export class RealServer {
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), 'sandtable-live-'));

  /** Any free port at first, and the same one ever after. */
  private port = 0;

  private constructor() {}

  get address(): string {
    return `http://localhost:${this.port}/`;
  }

  static async start(): Promise<RealServer> {
    const server = new RealServer();
    await server.run();
    return server;
  }

  /** With these settings besides its own. */
  async run(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    const child = spawn(process.execPath, [COMMAND, 'serve'], {
      env: {
        ...process.env,
        PORT: String(this.port),
        HOST: 'localhost',
        DATA_DIR: this.folder,
        RATE_LIMIT: '0',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = child;
    this.port = await new Promise<number>((resolve, reject) => {
      let said = '';
      child.stdout?.on('data', (text) => {
        said += text;
        const port = /Sandtable is at \S+:(\d+) /.exec(said)?.[1];
        if (port) resolve(Number(port));
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
  }

  /** Gives an account a role, as the operator does on the server's machine. */
  appoint(name: string, role: 'administrator' | 'moderator'): void {
    const env = { ...process.env, DATA_DIR: this.folder };
    execFileSync(process.execPath, [COMMAND, 'admin', name, role], { env });
  }

  /** Kills the process. */
  async kill(): Promise<void> {
    const child = this.process;
    this.process = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
