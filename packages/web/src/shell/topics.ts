import { signal } from '@preact/signals';

/** The id of the thing whose page the player has asked for, such as a country named in the log; the board shows it. */
export const openedTopic = signal<string | null>(null);

export function openTopic(id: string | null): void {
  openedTopic.value = id;
}
