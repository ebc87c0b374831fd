import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { w } from '../languages/index.js';
import { pages } from '../languages/pages.js';
import { lazyPage } from '../shell/lazy-page.js';
import type { Example } from './example.js';
import { examplesFor } from './examples.js';

const ExampleBoard = lazyPage(
  async () => (await import('./example-board.js')).ExampleBoard,
  () => <p>{w.table.opening}</p>,
);

interface ExamplesProps {
  game: string;
  anchor: string;
  /** Opens an example in a window of its own, where there is no room for a board. */
  large?: boolean;
}

/** The examples of a rule: each opens a board to try it. */
export function Examples({ game, anchor, large = false }: ExamplesProps) {
  const found = useSignal<readonly Example[]>([]);
  const open = useSignal<Example | null>(null);
  useEffect(() => {
    let gone = false;
    void examplesFor(game, anchor).then((examples) => {
      if (!gone) found.value = examples;
    });
    return () => {
      gone = true;
    };
  }, [game, anchor]);
  if (found.value.length === 0) return null;
  const board = open.value && <ExampleBoard key={open.value.id} game={game} example={open.value} />;
  const close = () => {
    open.value = null;
  };
  return (
    <div class="examples">
      <p class="examples-head">{pages.rules.examples}</p>
      <ul>
        {found.value.map((example) => (
          <li key={example.id}>
            <button
              type="button"
              class="example-open"
              aria-expanded={open.value === example}
              onClick={() => {
                open.value = open.value === example ? null : example;
              }}
            >
              {example.title}
            </button>
          </li>
        ))}
      </ul>
      {board && large && (
        <ExampleWindow title={open.value?.title ?? ''} close={close}>
          {board}
        </ExampleWindow>
      )}
      {board && !large && board}
    </div>
  );
}

interface WindowProps {
  title: string;
  close(): void;
  children: preact.ComponentChildren;
}

/** A window above everything. */
function ExampleWindow({ title, close, children }: WindowProps) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    box.current?.showModal();
  }, []);
  return (
    <dialog class="example-window" ref={box} aria-label={title} onClose={close}>
      <header>
        <button type="button" class="quiet" onClick={() => box.current?.close()}>
          {w.nav.close}
        </button>
      </header>
      {children}
    </dialog>
  );
}
