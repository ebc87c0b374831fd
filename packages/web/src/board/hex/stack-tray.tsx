import { w } from '../../languages/index.js';
import { CounterPicture } from './counter-picture.js';
import type { HexUnit } from './model.js';

interface StackTrayProps {
  /** The name of the stack's hex. */
  where: string;
  /** From top to bottom. */
  units: readonly HexUnit[];
  isLegal(unit: HexUnit): boolean;
  isChosen(unit: HexUnit): boolean;
  onChoose(unit: HexUnit): void;
  /** Selects the whole stack; null if its units cannot move together. */
  onTogether: (() => void) | null;
  isTogether: boolean;
  onClose(): void;
}

/** A stack fanned out: each of its counters can be seen, read and chosen. */
export function StackTray(props: StackTrayProps) {
  const { where, units, isLegal, isChosen, onChoose, onTogether, isTogether, onClose } = props;
  return (
    <div class="stack-tray" role="group" aria-label={w.hex.stackAt(where)}>
      {units.map((unit) => (
        <button
          key={unit.touch.id}
          type="button"
          class={`stack-unit ${isLegal(unit) ? 'is-legal' : ''} ${isChosen(unit) ? 'is-chosen' : ''}`}
          aria-pressed={isChosen(unit)}
          aria-label={`${unit.name}. ${unit.says}`}
          title={unit.name}
          onClick={() => onChoose(unit)}
        >
          <CounterPicture face={unit.face} size={44} marks={unit.marks} />
        </button>
      ))}
      {onTogether && (
        <button type="button" class="stack-together" aria-pressed={isTogether} onClick={onTogether}>
          {w.hex.together}
        </button>
      )}
      <button type="button" class="icon-button stack-close" aria-label={w.nav.close} onClick={onClose}>
        ×
      </button>
    </div>
  );
}
