import { useSignal } from '@preact/signals';
import { aboutOf } from '@sandtable/shelf';
import { useEffect } from 'preact/hooks';
import { boxOf } from '../boards/boxes.js';
import { w } from '../languages/index.js';
import { learnWords } from '../languages/learn.js';
import { pages } from '../languages/pages.js';
import type { AboutWords } from '../learn/drawing.js';
import { FigureView } from '../learn/figure.js';
import { to } from '../route.js';
import { Lost, Opening, Page } from './page.js';
import '../styles/rulebook.css';

/** A game in two minutes: the goal, a turn, and what decides it, with drawings. */
export function AboutPage({ game }: { game: string }) {
  const words = useSignal<AboutWords | null | undefined>(undefined);
  const about = aboutOf(game);
  useEffect(() => {
    let gone = false;
    learnWords<{ about: AboutWords }>(game).then(
      (found) => {
        if (!gone) words.value = found.about;
      },
      () => {
        if (!gone) words.value = null;
      },
    );
    return () => {
      gone = true;
    };
  }, [game]);
  if (!about || words.value === null) return <Lost />;
  if (!words.value) return <Opening />;
  const { lead, parts } = words.value;
  return (
    <Page>
      <article class="two-minutes">
        <p class="overline">{w.rules.twoMinutes}</p>
        <h1>{about.title}</h1>
        <p class="lead">{lead}</p>
        {parts.map(({ title, text, drawing, caption }, i) => (
          <section key={title}>
            <h2>
              <span class="rule-number">{i + 1}</span> {title}
            </h2>
            {text.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {drawing && <FigureView drawing={drawing} caption={caption ?? ''} />}
          </section>
        ))}
        <p class="confirm-row two-minutes-next">
          {boxOf(about)?.lessons ? (
            <a class="button primary" href={to('lesson', game)}>
              {w.lesson.learn}
            </a>
          ) : (
            <a class="button primary" href={to('new', game)}>
              {pages.lesson.play}
            </a>
          )}
          <a class="button quiet" href={to('rules', game)}>
            {w.rules.title}
          </a>
          <a class="button quiet" href={to()}>
            {w.nav.start}
          </a>
        </p>
      </article>
    </Page>
  );
}
