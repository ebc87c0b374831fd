import { parseJournal } from '@sandtable/kernel';
import type { Arrangement } from '../engine/arranged.js';

/** One step of a lesson's script: a choice, and the rules it is about. */
export interface ScriptStep {
  /** The seat that makes the choice: the learner's, or one played by the lesson. */
  seat: string;
  choice: string;
  anchors?: readonly string[];
}

/** What a lesson plays. What it says stands in languages/. */
export interface LessonScript {
  id: string;
  /** The learner's seat. */
  seat: string;
  /** The starting position: a journal, or a made position. */
  start: { journal: string } | Arrangement;
  steps: readonly ScriptStep[];
}

/** What one step says: before the learner's choice, or after a choice that the lesson makes. */
export interface StepWords {
  title?: string;
  text: readonly string[];
  /** Said when the learner chooses something else: why this, and not that. */
  instead?: string;
}

/** The words of a lesson, step by step in the order of its script. */
export interface LessonWords {
  title: string;
  /** One sentence about it. */
  about: string;
  steps: readonly StepWords[];
  /** Shown when the lesson is over. */
  end: { title: string; text: readonly string[] };
}

export interface LessonStep extends ScriptStep, StepWords {}

/** A scripted stretch of play with explanations. */
export interface Lesson extends Omit<LessonScript, 'steps'>, Omit<LessonWords, 'steps'> {
  steps: readonly LessonStep[];
}

/** A script with its words. */
export function lessonOf(script: LessonScript, words: LessonWords): Lesson {
  if (script.steps.length !== words.steps.length)
    throw new Error(
      `lesson '${script.id}' has ${script.steps.length} steps, but words for ${words.steps.length}`,
    );
  const steps = script.steps.map((step, i) => ({ ...step, ...words.steps[i] }));
  return { ...script, ...words, steps };
}

/** The text of a step: what just happened, and what to do next. */
export interface LessonSays {
  title: string;
  text: readonly string[];
  anchors: readonly string[];
  /** The choice the learner should make; null when the lesson is over. */
  choice: string | null;
  /** The same in the lesson's own words, if it has some. */
  instead: string | null;
  /** How far the lesson has come: the learner's choices made, and how many there are. */
  done: number;
  of: number;
}

/** The text of a step, including the other seats' choices since the learner's last one. */
export function saysAt({ steps, seat, end }: Lesson, index: number): LessonSays {
  const step = steps[index];
  let first = index;
  while (first > 0 && steps[first - 1].seat !== seat) first--;
  const seen = steps.slice(first, index).flatMap(({ text }) => text);
  const own = (list: readonly LessonStep[]) => list.filter((one) => one.seat === seat).length;
  const progress = { done: own(steps.slice(0, index)), of: own(steps) };
  if (!step)
    return {
      ...{ title: end.title, text: [...seen, ...end.text], anchors: [], choice: null, instead: null },
      ...progress,
    };
  const mine = step.seat === seat;
  return {
    title: (mine && step.title) || '',
    text: mine ? [...seen, ...step.text] : seen,
    anchors: mine ? (step.anchors ?? []) : [],
    choice: mine ? step.choice : null,
    instead: (mine && step.instead) || null,
    ...progress,
  };
}

/** The options of the game that a lesson plays; those of a journal are its own. */
export function optionsOf({ start }: Pick<LessonScript, 'start'>): Readonly<Record<string, string>> {
  return 'journal' in start ? parseJournal(start.journal).header.options : (start.options ?? {});
}
