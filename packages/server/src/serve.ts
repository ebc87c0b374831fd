import { createServer, type ServerSetup } from './create-server.js';
import { type Address, addressFrom, ListenError, listen } from './listen.js';

/** How long answers under way may take before a shutdown stops waiting for them. */
const PATIENCE = 5_000;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export interface ServeSetup extends ServerSetup {
  /** HOST and PORT of the environment unless told otherwise. */
  readonly address?: Address;
  /** Where the address is announced; standard output unless told otherwise. */
  readonly print?: (line: string) => void;
}

/**
 * Serves until SIGINT or SIGTERM and returns the exit code: 0 after a clean shutdown,
 * 2 where it could not listen (then one line on standard error says why).
 */
export async function serve({ address, print = printLine, ...setup }: ServeSetup): Promise<number> {
  const app = createServer(setup);
  try {
    print(`Sandtable is at ${await listen(app, address ?? addressFrom(process.env))} (Ctrl-C stops it)`);
  } catch (error) {
    if (!(error instanceof ListenError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
  // The handlers stay until the end: a second signal must not end the process in the middle of closing.
  let stop = () => {};
  const asked = new Promise<void>((resolve) => {
    stop = resolve;
  });
  for (const signal of SIGNALS) process.on(signal, stop);
  await asked;
  const late = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
  await app.close();
  clearTimeout(late);
  for (const signal of SIGNALS) process.off(signal, stop);
  return 0;
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
