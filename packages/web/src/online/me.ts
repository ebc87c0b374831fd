import { type Signal, signal } from '@preact/signals';
import type { Me } from '@sandtable/protocol';
import { api } from '../net/api.js';

/** The player as the server knows this browser; null until it has answered. */
export const me: Signal<Me | null> = signal(null);

export async function learnMe(): Promise<void> {
  me.value = await api<Me>('GET', 'me');
}
