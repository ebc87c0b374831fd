import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { learnWords } from '../languages/learn.js';
import type { AboutWords, Figure } from './drawing.js';
import { FigureView } from './figure.js';

/** The diagram of a chapter of the rulebook, if it has one. */
export function ChapterDrawing({ game, chapter }: { game: string; chapter: string }) {
  const figure = useSignal<Figure | null>(null);
  useEffect(() => {
    let gone = false;
    learnWords<{ about: AboutWords }>(game).then(
      ({ about }) => {
        if (!gone) figure.value = about.chapters[chapter] ?? null;
      },
      // A game without such texts has no diagrams.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [game, chapter]);
  return figure.value && <FigureView {...figure.value} />;
}
