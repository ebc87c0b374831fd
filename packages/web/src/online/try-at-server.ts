import { type Signal, signal } from '@preact/signals';

/** The last refusal by the server, in its own words. */
export const problem: Signal<string | null> = signal(null);

/** Makes a request; a refusal is shown to the player. Returns whether it succeeded. */
export async function tryAtServer(act: () => Promise<unknown>): Promise<boolean> {
  problem.value = null;
  try {
    await act();
    return true;
  } catch (error) {
    problem.value = (error as Error).message;
    return false;
  }
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
