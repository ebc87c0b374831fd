import { useSignal } from '@preact/signals';
import { partsOf, type View } from '@sandtable/kernel';
import { findGame } from '@sandtable/shelf';
import { useEffect } from 'preact/hooks';
import type { Guide } from '../boards/board-module.js';
import { boxOf } from '../boards/boxes.js';
import { boardFor } from '../boards/registry.js';
import { aboutOf } from '../games.js';
import { pages } from '../languages/pages.js';
import { type Lesson, optionsOf, saysAt } from '../lessons/lesson.js';
import { LessonTable } from '../lessons/lesson-table.js';
import { placesOfChoice } from '../lessons/step-places.js';
import { part } from '../parts.js';
import { to } from '../route.js';
import { placesOn } from '../shell/question/named-places.js';
import { optionLabel } from '../shell/question/option-label.js';
import { Table } from '../shell/table.js';
import { TableSession } from '../shell/table-session.js';
import { Opening, TableTrouble } from './table.js';

interface Opened {
  session: TableSession;
  table: LessonTable;
  lesson: Lesson;
  next: Lesson | null;
}

interface LessonEndProps extends Omit<Opened, 'session'> {
  game: string;
}

/** A game's lesson, played on its own board. */
export function LessonPage({ game, id }: { game: string; id: string }) {
  const opened = useSignal<Opened | null>(null);
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    let gone = false;
    void part(() => openLesson(game, id)).then((found) => {
      if (gone) return found?.session.close();
      if (found) opened.value = found;
      else trouble.value = pages.lesson.none;
    });
    return () => {
      gone = true;
      opened.value?.session.close();
      opened.value = null;
    };
  }, [game, id]);
  if (trouble.value) return <TableTrouble reason={trouble.value} />;
  if (!opened.value) return <Opening />;
  const { session, ...rest } = opened.value;
  return (
    <>
      <Table session={session} guided saved={null} />
      <LessonEnd {...rest} game={game} />
    </>
  );
}

async function openLesson(gameId: string, id: string): Promise<Opened | null> {
  const about = aboutOf(gameId);
  const lessons = (about && (await boxOf(about)?.lessons?.())) ?? [];
  const lesson = lessons.find((one) => one.id === id) ?? lessons[0];
  const game = await findGame(gameId);
  if (!about || !lesson || !game) return null;
  const board = await boardFor(about, optionsOf(lesson));
  const labelOf = (choice: string): string | null => {
    const view = table.table.value?.views[lesson.seat];
    const offered = view?.decisions.find((one) => one.seat === lesson.seat)?.options ?? [];
    const option = offered.find((one) => one.text === partsOf(choice)[0]);
    return view && option ? optionLabel(board, option, view) : null;
  };
  const placesOf = (view: View, choice: string) => placesOfChoice(choice, placesOn(board, view));
  const table: LessonTable = new LessonTable(game, lesson, labelOf, placesOf);
  // The lesson's texts replace the hints for newcomers.
  const guide = async (): Promise<Guide> => () => {
    const { title, text, anchors, choice, instead, done, of } = saysAt(lesson, table.at.value);
    const label = choice && labelOf(choice);
    const todo = label ? pages.lesson.choose(label) : instead;
    const now = todo ? { now: todo } : {};
    return { title, text, ...now, anchors, lesson: { done, of } };
  };
  const next = lessons[lessons.indexOf(lesson) + 1] ?? null;
  return {
    session: new TableSession(table, about, { ...board, guide, lesson: true }, false),
    table,
    lesson,
    next,
  };
}

/** The end of the lesson: what was learned, and where to go next. */
function LessonEnd({ table, lesson, next, game }: LessonEndProps) {
  if (table.at.value < lesson.steps.length) return null;
  const { title, text } = saysAt(lesson, table.at.value);
  return (
    <div class="sheet lesson-end" role="dialog" aria-labelledby="lesson-end">
      <h2 id="lesson-end">{title}</h2>
      {text.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p class="confirm-row">
        {next && (
          <a class="button primary" href={to('lesson', game, next.id)}>
            {pages.lesson.next}
          </a>
        )}
        <a class={next ? 'button quiet' : 'button primary'} href={to()}>
          {pages.lesson.play}
        </a>
      </p>
    </div>
  );
}
