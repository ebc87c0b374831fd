import type { Machine } from './machine.js';
import type { State } from './state.js';

/** Why the question is asked: what each unfinished rule says of itself, outermost first. */
export function chain<T, C>(machine: Machine<T, C>, state: State<T>): string[] {
  const u = machine.read(state);
  const links: string[] = [];
  for (const frame of state.frames) {
    const link = machine.ruleNamed(frame.rule)?.because?.(u, frame);
    if (link) links.push(machine.told(link));
  }
  return links;
}
