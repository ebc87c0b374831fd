import { effect, type Signal } from '@preact/signals';
import type { Touch } from '@sandtable/kernel';
import type { DecisionController } from './decision-controller.js';
import { isOfCards } from './touches.js';

type Asking = Pick<
  DecisionController,
  'decision' | 'candidates' | 'subjects' | 'inHand' | 'pending' | 'targets' | 'aim' | 'view'
>;

/** The places that a sentence of the game names. */
type Named = (sentence: string) => readonly Touch[];

/** The places of a thing that is larger than one of them. */
type LandOf = (touch: Touch) => readonly Touch[];

/** What the question is about: the things that may be chosen now, or those of the choice to be confirmed. */
export function askedAbout(
  asking: Asking,
  named: Named = () => [],
  landOf: LandOf = () => [],
): readonly Touch[] {
  const { decision, candidates, subjects, inHand, pending, targets, aim } = asking;
  if (decision.value === null) return [];
  if (aim.value) return aim.value.touches;
  const options =
    targets.value.length > 0 ? targets.value : pending.value ? [pending.value] : candidates.value;
  // Of a Country, one place of its land tells where it is.
  const touches = options.flatMap((option) =>
    option.touches.flatMap((touch) => [touch, ...landOf(touch).slice(0, 1)]),
  );
  // Whoever may also do something with the pieces on the map is shown them.
  const onlyAnswers = subjects.value.size === 0 && (touches.length === 0 || isOfCards(touches));
  if (decision.value.standing && onlyAnswers) return [...touches, ...answered(asking, named)];
  if (inHand.value || pending.value) return touches;
  const spokenOf = decision.value.about ?? [];
  return [...[...subjects.value.values()].map(({ touch }) => touch), ...touches, ...spokenOf];
}

/** Where the thing happened that a reaction answers: what the question names, else the end of its chain. */
function answered({ decision, view }: Asking, named: Named): readonly Touch[] {
  const told = [decision.value?.prompt ?? '', ...[...(view.value?.chain ?? [])].reverse()];
  for (const sentence of told) {
    const places = named(sentence);
    if (places.length > 0) return places;
  }
  return [];
}

/**
 * Has the camera show what may be chosen, whenever the player is asked. Others may frame something while nobody is
 * asked here. Returns a function that stops it.
 */
export function frameQuestion(
  controller: Asking,
  framed: Signal<readonly Touch[]>,
  named?: Named,
  landOf?: LandOf,
): () => void {
  let own: readonly Touch[] | null = null;
  return effect(() => {
    const asked = askedAbout(controller, named, landOf);
    if (asked.length > 0) {
      own = asked;
      framed.value = asked;
    } else if (own !== null && framed.peek() === own) {
      own = null;
      framed.value = [];
    }
  });
}
