import type { Plain, Touch } from '@sandtable/kernel';
import type { RefusedOption } from '@sandtable/protocol';
import { t, w } from '../../languages/index.js';
import { reasonOf } from '../../shell/question/reason.js';
import { keyOf } from '../../shell/question/touches.js';
import type { BoardProps } from '../board-module.js';
import { pretty } from '../pretty.js';
import { placeName } from './place-name.js';

/** The view as data, and everything that can be touched as buttons, legal or not. */
export function GenericBoard({ view, controller, outlook }: BoardProps) {
  if (!view.value) return null;
  const { table, places } = view.value;
  const touchable = controller ? touchables(controller) : [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard
    <div class="generic-board" tabIndex={0} role="group" aria-label={w.board.map}>
      {touchable.map(({ kind, touches }) => (
        <section key={kind}>
          <h3>{t(pretty(kind))}</h3>
          <div class="generic-touches">
            {touches.map((touch) => (
              <TouchButton key={keyOf(touch)} touch={touch} controller={controller!} />
            ))}
          </div>
        </section>
      ))}
      {outlook.value.length > 0 && (
        <section>
          <h3>{w.decide.would}</h3>
          <ul>
            {outlook.value.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{w.table.position}</h3>
        <PlainValue value={table} />
      </section>
      {Object.keys(places).length > 0 && (
        <section>
          <h3>{w.table.piles}</h3>
          <dl class="generic-data">
            {Object.entries(places).map(([name, cards]) => (
              <div key={name}>
                <dt>{placeName(name)}</dt>
                <dd>
                  {cards.length === 0
                    ? w.table.empty
                    : cards.every((card) => card === null)
                      ? w.table.faceDown(cards.length)
                      : cards
                          .map((card) => (card === null ? w.table.hiddenCard : t(pretty(card))))
                          .join(', ')}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

function TouchButton({
  touch,
  controller,
}: {
  touch: Touch;
  controller: NonNullable<BoardProps['controller']>;
}) {
  const legal = controller.isLegal(touch);
  const chosen =
    controller.pending.value?.touches.some((own) => keyOf(own) === keyOf(touch)) ||
    controller.picked.value.some((own) => keyOf(own) === keyOf(touch));
  const reason = legal ? undefined : plainReason(controller.reasons(touch)[0]);
  return (
    <button
      type="button"
      class={`touch ${legal ? 'is-legal' : 'is-forbidden'} ${chosen ? 'is-chosen' : ''}`}
      aria-disabled={!legal}
      aria-pressed={chosen}
      title={reason}
      data-touch={keyOf(touch)}
      onClick={() => controller.touch(touch)}
    >
      {t(pretty(touch.id))}
    </button>
  );
}

/** Everything that options or refusals touch, by kind, in the game's order. */
function touchables(controller: NonNullable<BoardProps['controller']>): { kind: string; touches: Touch[] }[] {
  const kinds = new Map<string, Map<string, Touch>>();
  const add = (touch: Touch) => {
    const kind = kinds.get(touch.kind) ?? new Map<string, Touch>();
    kind.set(touch.id, touch);
    kinds.set(touch.kind, kind);
  };
  for (const list of controller.forbidden.value.values())
    for (const { touches } of list) touches.forEach(add);
  for (const { touches } of controller.options.value) touches.forEach(add);
  return [...kinds].map(([kind, touches]) => ({
    kind,
    touches: [...touches.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
  }));
}

/** Plain data in readable form. */
function PlainValue({ value }: { value: Plain }) {
  if (value === null || typeof value !== 'object') return <span>{String(value)}</span>;
  if (Array.isArray(value)) {
    const flat = value.every((one) => one === null || typeof one !== 'object');
    if (flat) return <span class="generic-list">{value.map((one) => String(one)).join(' · ')}</span>;
    return (
      <ol class="generic-data">
        {value.map((one: Plain, i: number) => (
          <li key={i}>
            <PlainValue value={one} />
          </li>
        ))}
      </ol>
    );
  }
  return (
    <dl class="generic-data">
      {Object.entries(value).map(([name, one]) => (
        <div key={name}>
          <dt>{pretty(name)}</dt>
          <dd>
            <PlainValue value={one as Plain} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function plainReason(refused: RefusedOption | undefined): string | undefined {
  return refused && reasonOf(refused);
}
