import { type Option, optionOf } from './option.js';
import { below, type Generator } from './random.js';
import type { Question } from './rule.js';
import type { Frame } from './state.js';
import { factorsOf } from './subject-lists.js';
import type { Reader } from './umpire.js';

/** A legal option drawn at random, and how many there were. */
export interface DrawnOption {
  option: Option;
  /** If a subject was drawn first and then its target, counts the subjects and those targets. */
  among: number;
}

/**
 * The options of a question with verbs by subject, listed as far as somebody asked for them: the plain ones, the
 * subjects of each verb, targets only for one subject at a time. It holds for one position.
 */
export class Menu<T, C> {
  private readonly subjects: (readonly number[] | undefined)[] = [];

  constructor(
    private readonly rule: Question<T, C>,
    private readonly frame: Frame,
    private readonly u: Reader<T, C>,
    private readonly seat: number,
    /** The options of all other verbs. */
    private readonly plain: readonly Option[],
  ) {}

  /** Was it made for this question of this position? */
  isFor(u: Reader<T, C>, frame: Frame, seat: number): boolean {
    return this.u === u && this.frame === frame && this.seat === seat;
  }

  private subjectsOf(index: number): readonly number[] {
    const known = this.subjects[index];
    if (known !== undefined) return known;
    const found: number[] = [];
    const { bySubject } = this.rule.verbs[index];
    bySubject?.subjects(this.u, this.frame, this.seat, (subject) => found.push(subject));
    this.subjects[index] = found;
    return found;
  }

  private targetsOf(index: number, subject: number): number[] {
    const targets: number[] = [];
    const { bySubject } = this.rule.verbs[index];
    bySubject?.targets(this.u, this.frame, subject, this.seat, (target) => targets.push(target));
    return targets;
  }

  private optionOf(index: number, subject: number, target: number): Option {
    const { of } = factorsOf(this.u, this.rule.verbs[index], this.frame, this.seat);
    return optionOf(index, of(subject, target));
  }

  /** The only legal option, or at least two: stops looking as soon as that is known. */
  listTwo(): Option[] {
    const { verbs } = this.rule;
    const found = this.plain.slice();
    // A verb that can tell a target quickly may know enough.
    for (let i = 0; i < verbs.length && found.length < 2; i++) {
      if (verbs[i].bySubject?.first) this.addFirsts(i, found);
    }
    if (found.length > 1) return found;
    found.length = this.plain.length;
    for (let i = 0; i < verbs.length && found.length < 2; i++) {
      if (verbs[i].bySubject) this.addTargets(i, found);
    }
    return found;
  }

  private addFirsts(index: number, found: Option[]): void {
    const { first } = this.rule.verbs[index].bySubject!;
    for (const subject of this.subjectsOf(index)) {
      const target = first!(this.u, this.frame, subject, this.seat);
      if (target >= 0) found.push(this.optionOf(index, subject, target));
      if (found.length > 1) return;
    }
  }

  private addTargets(index: number, found: Option[]): void {
    for (const subject of this.subjectsOf(index)) {
      for (const target of this.targetsOf(index, subject)) found.push(this.optionOf(index, subject, target));
      if (found.length > 1) return;
    }
  }

  /** An option at random: first a plain one or a subject is drawn, then one of its targets. Null if there is none. */
  draw(random: Generator): DrawnOption | null {
    const { plain } = this;
    const { verbs } = this.rule;
    let left = plain.length;
    for (let i = 0; i < verbs.length; i++) if (verbs[i].bySubject) left += this.subjectsOf(i).length;
    /** Once a subject was found to have no target, the entries that are left. */
    let entries: number[] | null = null;
    for (; left > 0; left--) {
      const place = below(random, left);
      const drawn = entries === null ? place : entries[place];
      if (drawn < plain.length) return { option: plain[drawn], among: left };
      let index = 0;
      let number = drawn - plain.length;
      for (; number >= this.subjectsOf(index).length; index++) number -= this.subjectsOf(index).length;
      const subject = this.subjectsOf(index)[number];
      const targets = this.targetsOf(index, subject);
      if (targets.length > 0) {
        const target = targets[below(random, targets.length)];
        return { option: this.optionOf(index, subject, target), among: left + targets.length };
      }
      // The last one takes its place.
      entries ??= Array.from({ length: left }, (_, i) => i);
      entries[place] = entries[left - 1];
    }
    return null;
  }
}
