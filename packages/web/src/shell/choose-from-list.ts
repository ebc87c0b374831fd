import type { Spelled } from '@sandtable/kernel';
import { confirming } from '../settings.js';
import type { Sitting } from './sitting.js';

/** A click on an option in a list: bare words are made at once, everything else is shown first. */
export function chooseFromList(sitting: Sitting, option: Spelled): void {
  const { deciding } = sitting;
  const bare = option.touches.length === 0 && deciding.options.value.length > 1;
  if (bare || confirming.value === 'off') void deciding.choose(option.text);
  else if (deciding.pending.value === option) void deciding.confirm();
  else deciding.pick(option);
}
