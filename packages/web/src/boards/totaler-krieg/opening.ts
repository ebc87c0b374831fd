import type { GameOptions } from '@sandtable/kernel';
import { beginsSo, type Opening } from '../../table/opening.js';

/** How a scenario begins, if nothing else was chosen that could matter: nobody rolls before the first question. */
export async function opening(options: GameOptions): Promise<Opening | null> {
  const { default: openings } = await import('virtual:openings/totaler-krieg');
  const load = openings[options.scenario ?? 'case-white'];
  const found = load && (await load()).default;
  return found && beginsSo(found, options) ? found : null;
}
