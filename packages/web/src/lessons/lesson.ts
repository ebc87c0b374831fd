/** One step of a lesson: a choice, and what there is to learn from it. */
export interface LessonStep {
  /** The seat that makes it: the learner's own, or one that the lesson plays. */
  seat: string;
  choice: string;
  /** What the learner reads before making it; the lesson's own choices are told when they have been made. */
  title?: string;
  text?: readonly string[];
  anchors?: readonly string[];
}

/** A stretch of play that is played along a script, with the reasons why. */
export interface Lesson {
  id: string;
  title: string;
  /** One sentence about it. */
  about: string;
  /** The seat that is learned. */
  seat: string;
  /** The position it begins with. */
  journal: string;
  steps: readonly LessonStep[];
  /** What is said when it is over. */
  end: { title: string; text: readonly string[] };
}

/** What a step says: what was seen just now, and what is to be done. */
export interface LessonSays {
  title: string;
  text: readonly string[];
  anchors: readonly string[];
  /** What the learner should choose; null when it is over. */
  choice: string | null;
}

/** What is told at a step: also what the others did since the learner's last one. */
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
