import type { Playthrough } from './playthrough.js';

/** How often something has to be seen before it is taken for a habit. */
const ENOUGH = 10;

interface Sighting<T, C> {
  line: Playthrough<T, C>;
  step: number;
  seen: number;
  justified: boolean;
}

/** What only many games together can show: questions that were put, and whether there was ever a reason to. */
export class Survey<T, C> {
  private readonly questions = new Map<string, Sighting<T, C>>();

  /** Has a reason been seen already? */
  isJustified(question: string): boolean {
    return this.questions.get(question)?.justified ?? false;
  }

  note(question: string, line: Playthrough<T, C>, step: number, justified: boolean): void {
    const known = this.questions.get(question) ?? { line, step, seen: 0, justified: false };
    known.seen++;
    known.justified ||= justified;
    this.questions.set(question, known);
  }

  /** Questions that were put often and never had a reason, with the place where each was seen first. */
  idle(): { question: string; line: Playthrough<T, C>; step: number }[] {
    return [...this.questions]
      .filter(([, { seen, justified }]) => seen >= ENOUGH && !justified)
      .map(([question, { line, step }]) => ({ question, line, step }));
  }
}
