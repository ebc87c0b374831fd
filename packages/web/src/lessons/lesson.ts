/** One step of a lesson: a choice and what it teaches. */
export interface LessonStep {
  /** The seat that makes the choice: the learner's, or one played by the lesson. */
  seat: string;
  choice: string;
  /** Shown before the learner's choice, or after a choice that the lesson makes. */
  title?: string;
  text?: readonly string[];
  anchors?: readonly string[];
}

/** A scripted stretch of play with explanations. */
export interface Lesson {
  id: string;
  title: string;
  /** One sentence about it. */
  about: string;
  /** The learner's seat. */
  seat: string;
  /** The journal of the starting position. */
  journal: string;
  steps: readonly LessonStep[];
  /** Shown when the lesson is over. */
  end: { title: string; text: readonly string[] };
}

/** The text of a step: what just happened, and what to do next. */
export interface LessonSays {
  title: string;
  text: readonly string[];
  anchors: readonly string[];
  /** The choice the learner should make; null when the lesson is over. */
  choice: string | null;
}

/** The text of a step, including the other seats' choices since the learner's last one. */
export function saysAt({ steps, seat, end }: Lesson, index: number): LessonSays {
  const step = steps[index];
  let first = index;
  while (first > 0 && steps[first - 1].seat !== seat) first--;
  const seen = steps.slice(first, index).flatMap(({ text = [] }) => text);
  if (!step) return { title: end.title, text: [...seen, ...end.text], anchors: [], choice: null };
  return {
    title: step.title ?? '',
    text: [...seen, ...(step.text ?? [])],
    anchors: step.anchors ?? [],
    choice: step.seat === seat ? step.choice : null,
  };
}
