import { useSignal } from '@preact/signals';
import type { Spelled } from '@sandtable/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { capital } from '../boards/pretty.js';
import { w } from '../words/index.js';
import { chooseFromList } from './choose-from-list.js';
import { bringIntoSight, bringToTop } from './in-sight.js';
import { argumentLabel, optionLabel } from './option-label.js';
import type { Sitting } from './sitting.js';
import { Subjects } from './subjects.js';
import { byVerb } from './touches.js';

/** Lists longer than this are folded: the board and the cards show the same. */
const LONG = 12;
/** A second verb with more options than this stands aside. */
const FEW = 4;

/** Everything that can be chosen, as buttons: for keyboards, screen readers, and whoever likes lists. */
export function Options({ sitting }: { sitting: Sitting }) {
  const { deciding } = sitting;
  const candidates = deciding.candidates.value;
  const picked = deciding.picked.value;
  const bare = candidates.filter((option) => option.touches.length === 0);
  const touching = candidates.filter((option) => option.touches.length > 0);
  const asides = deciding.asides.value;
  const which = useRef<HTMLParagraphElement>(null);
  useEffect(() => bringToTop(which.current), [picked]);
  return (
    <div class="options">
      {picked.length > 0 && (
        <p class="which" role="status" ref={which}>
          {w.decide.which(picked.map((touch) => sitting.board.nameOf(touch)).join(', '))}
        </p>
      )}
      {!deciding.inHand.value && <Subjects sitting={sitting} />}
      {byVerb(touching).map(({ verb, options }, i) => (
        <Group
          key={verb}
          sitting={sitting}
          verb={verb}
          options={options}
          aside={i > 0 && options.length > FEW}
        />
      ))}
      {bare.length > 0 && (
        <div class="option-row">
          {bare.map((option) => (
            <OptionButton key={option.text} sitting={sitting} option={option} whole />
          ))}
        </div>
      )}
      {asides.length > 0 && (
        <details class="asides">
          <summary>{w.decide.anyTime}</summary>
          <div class="option-row">
            {asides.map((option) => (
              <OptionButton key={option.text} sitting={sitting} option={option} whole />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

interface GroupProps {
  sitting: Sitting;
  verb: string;
  options: Spelled[];
  /** Not what one usually does here: the list is closed until it is wanted. */
  aside: boolean;
}

function Group({ sitting, verb, options, aside }: GroupProps) {
  const open = useSignal(false);
  const pending = sitting.deciding.pending.value;
  const folded = options.length > LONG && !open.value;
  const shown = folded ? options.filter((option, i) => i < LONG - 2 || option === pending) : options;
  const row = (
    <div class="option-row">
      {shown.map((option) => (
        <OptionButton key={option.text} sitting={sitting} option={option} />
      ))}
      {options.length > LONG && (
        <button
          type="button"
          class="link"
          onClick={() => {
            open.value = !open.value;
          }}
        >
          {folded ? w.decide.more(options.length - shown.length) : w.decide.fewer}
        </button>
      )}
    </div>
  );
  if (aside && !options.some((option) => option === pending))
    return (
      <details class="option-group">
        <summary>
          {capital(verb)} <span class="count">{options.length}</span>
        </summary>
        {row}
      </details>
    );
  return (
    <fieldset class="option-group">
      <legend>{capital(verb)}</legend>
      {row}
    </fieldset>
  );
}

function OptionButton({ sitting, option, whole }: { sitting: Sitting; option: Spelled; whole?: boolean }) {
  const { deciding, board } = sitting;
  const view = sitting.view.value;
  const chosen = deciding.pending.value?.text === option.text;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (chosen) bringIntoSight(button.current);
  }, [chosen]);
  return (
    <button
      ref={button}
      type="button"
      class={`option ${chosen ? 'is-chosen' : ''}`}
      aria-pressed={chosen}
      aria-label={optionLabel(board, option, view)}
      data-option={option.text}
      disabled={deciding.busy.value}
      onPointerEnter={() => {
        sitting.looking.value = option.touches;
      }}
      onPointerLeave={() => {
        sitting.looking.value = [];
      }}
      onFocus={() => {
        sitting.looking.value = option.touches;
      }}
      onBlur={() => {
        sitting.looking.value = [];
      }}
      onClick={() => chooseFromList(sitting, option)}
    >
      {whole ? optionLabel(board, option, view) : argumentLabel(board, option)}
    </button>
  );
}
