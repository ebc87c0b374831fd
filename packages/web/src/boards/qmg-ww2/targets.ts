import type { DecisionController } from '../../shell/question/decision-controller.js';
import { keyOf } from '../../shell/question/touches.js';

/** What may be chosen now, as the map shows it. */
export interface Targets {
  /** The numbers of spaces, as in the list. */
  numbers: ReadonlyMap<string, number>;
  /** Pieces that could be placed. */
  builds: readonly { space: string; country: string }[];
  /** The battle that is considered, and by whom. */
  battle: { space: string; country: string } | null;
}

export const NO_TARGETS: Targets = { numbers: new Map(), builds: [], battle: null };

const PLACING = ['build', 'recruit'];

export function targetsOf(controller: DecisionController | null): Targets {
  const decision = controller?.decision.value;
  if (!controller || !decision) return NO_TARGETS;
  const numbered = controller.numbered.value;
  const numbers = new Map<string, number>();
  const builds: { space: string; country: string }[] = [];
  for (const { verb, touches } of controller.candidates.value) {
    const space = touches.find(({ kind }) => kind === 'space');
    if (!space) continue;
    const number = numbered.get(keyOf(space));
    if (number !== undefined) numbers.set(space.id, number);
    const country = touches.find(({ kind }) => kind === 'country')?.id ?? decision.seat;
    if (PLACING.includes(verb) && !builds.some((one) => one.space === space.id && one.country === country))
      builds.push({ space: space.id, country });
  }
  const considered = controller.considered.value;
  const at = considered?.touches.find(({ kind }) => kind === 'space');
  return {
    numbers,
    builds,
    battle: considered?.verb === 'battle' && at ? { space: at.id, country: decision.seat } : null,
  };
}
