import { words } from './words.js';

/** "active western" → "active, Western Allies"; a conquered Country belongs to them, it was not conquered by them. */
export function statusWords(status: string): string {
  const [name, faction] = status.split(' ');
  const { statuses } = words.politics;
  if (!faction) return statuses[name];
  const side = words.factions[faction];
  return name === 'conquered' ? `${statuses[name]} (${side})` : `${statuses[name]}, ${side}`;
}
