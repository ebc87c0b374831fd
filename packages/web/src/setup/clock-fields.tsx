import type { ClockSpec } from '@sandtable/protocol';
import { forms } from '../languages/forms.js';
import { Segments } from '../shell/segments.js';

/** The fields of a clock: minutes and seconds for live games, days and hours for correspondence games. */
export interface ClockChoice {
  kind: 'none' | 'live' | 'correspondence';
  each: number;
  back: number;
}

export const USUAL_CLOCK: ClockChoice = { kind: 'none', each: 30, back: 20 };

const USUAL: Record<ClockChoice['kind'], ClockChoice> = {
  none: USUAL_CLOCK,
  live: { kind: 'live', each: 30, back: 20 },
  correspondence: { kind: 'correspondence', each: 7, back: 24 },
};

/** Converts to seconds for the server; null for no clock. */
export function clockSpec({ kind, each, back }: ClockChoice): ClockSpec | null {
  if (kind === 'none') return null;
  const [unit, smaller] = kind === 'live' ? [60, 1] : [86_400, 3600];
  return { kind, seconds: Math.round(each * unit), refill: Math.round(back * smaller) };
}

interface ClockFieldsProps {
  choice: ClockChoice;
  /** What there is to choose from. */
  kinds?: readonly ClockChoice['kind'][];
  change(choice: ClockChoice): void;
}

export function ClockFields({
  choice,
  kinds = ['none', 'live', 'correspondence'],
  change,
}: ClockFieldsProps) {
  const live = choice.kind === 'live';
  return (
    <div class="clock-fields">
      <Segments
        name="clock"
        legend={forms.setup.clock}
        choices={kinds.map(
          (kind) => [kind, kind === 'none' ? forms.setup.noClock : forms.setup[kind]] as const,
        )}
        value={choice.kind}
        change={(kind) => change(USUAL[kind])}
      />
      {choice.kind !== 'none' && (
        <div class="clock-numbers">
          <label>
            {live ? forms.setup.minutesEach : forms.setup.daysEach}
            <input
              type="number"
              min={1}
              max={live ? 600 : 30}
              value={choice.each}
              onInput={(event) => change({ ...choice, each: Number(event.currentTarget.value) })}
            />
          </label>
          <label>
            {live ? forms.setup.secondsBack : forms.setup.hoursBack}
            <input
              type="number"
              min={0}
              max={live ? 600 : 240}
              value={choice.back}
              onInput={(event) => change({ ...choice, back: Number(event.currentTarget.value) })}
            />
          </label>
        </div>
      )}
    </div>
  );
}
