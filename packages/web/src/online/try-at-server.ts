import { type Signal, signal } from '@preact/signals';

/** What the server last refused, in its own words. */
export const problem: Signal<string | null> = signal(null);

/** Does something at the server; a refusal is shown where people look, never thrown away. */
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
