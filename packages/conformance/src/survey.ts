import type { Playthrough } from './playthrough.js';

/** How often something must be seen before it is reported. */
const ENOUGH = 10;

interface Sighting<T, C> {
  line: Playthrough<T, C>;
  step: number;
  seen: number;
  justified: boolean;
}

/** What only many games together can show: the questions asked, and whether there was ever a reason to. */
export class Survey<T, C> {
  private readonly questions = new Map<string, Sighting<T, C>>();

  /** Was a reason already seen? */
  isJustified(question: string): boolean {
    return this.questions.get(question)?.justified ?? false;
  }

  note(question: string, line: Playthrough<T, C>, step: number, justified: boolean): void {
    const known = this.questions.get(question) ?? { line, step, seen: 0, justified: false };
    known.seen++;
    known.justified ||= justified;
    this.questions.set(question, known);
  }

  /** Questions that were asked often and never had a reason, each with the place where it was first seen. */
  idle(): { question: string; line: Playthrough<T, C>; step: number }[] {
    return [...this.questions]
      .filter(([, { seen, justified }]) => seen >= ENOUGH && !justified)
      .map(([question, { line, step }]) => ({ question, line, step }));
  }
}
