import type { RefusedOption } from '@sandtable/protocol';
import { useEffect } from 'preact/hooks';
import type { BoardProps } from '../boards/board-module.js';
import { CardNames } from '../shell/cards/card-names.js';
import { reasonOf, sentence } from '../shell/question/reason.js';
import { RuleLink } from '../shell/rule-link.js';
import { pixelOf } from './camera.js';
import type { PanZoom } from './pan-zoom.js';

/** What a board says about the inspected thing. */
export interface Inspected {
  title: string;
  lines: readonly string[];
}

interface InspectorProps extends Inspected {
  game: string;
  /** Why it cannot be chosen now. */
  reasons: readonly RefusedOption[];
  /** Whether the thing lies in the lower half of the map: on a phone the note is then above it. */
  low: boolean;
  className: string;
}

/** Whether a place lies in the lower half of what the camera shows. */
export function isLow(pz: PanZoom | null, at: readonly [number, number]): boolean {
  if (!pz) return false;
  const [, y] = pixelOf(pz.camera.value, pz.stage.value, at);
  return y > pz.stage.value.height / 2;
}

/** What was said of a place has served when the choice is made: the note would cover what is asked next. */
export function useClosing(
  { controller, view, looking }: Pick<BoardProps, 'controller' | 'view' | 'looking'>,
  close: () => void = () => {},
): void {
  useEffect(() => {
    let asked: string | null = null;
    return controller?.decision.subscribe((decision) => {
      const next = decision && `${view.peek()?.count} ${decision.prompt}`;
      if (asked !== null && next !== asked) {
        looking.value = [];
        close();
      }
      asked = next;
    });
  }, [controller]);
}

/** The inspected thing: its name, what is there, and why it cannot be chosen. */
export function Inspector({ title, lines, game, reasons, low, className }: InspectorProps) {
  const no = reasons[0];
  return (
    // It may overflow: then the keyboard must be able to focus it to scroll.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
    <div class={`inspector ${className} ${low ? 'is-above' : ''}`} role="status" tabIndex={0}>
      <strong>{title}</strong>
      {lines.map((line) => (
        <p key={line}>
          <CardNames text={line} />
        </p>
      ))}
      {no && (
        <p class="inspector-no">
          <CardNames text={sentence(reasonOf(no))} />
          {no.anchor && (
            <>
              {' '}
              <RuleLink game={game} anchor={no.anchor} />
            </>
          )}
        </p>
      )}
    </div>
  );
}
