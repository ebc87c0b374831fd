import type { GameInfo } from '@sandtable/kernel';
import { boxOf } from '../boards/boxes.js';
import { w } from '../languages/index.js';
import { to } from '../route.js';

/** The ways to learn a game: its lesson, the game in two minutes, the rulebook. */
export function LearnLinks({ about }: { about: GameInfo }) {
  return (
    <span class="learn-links">
      {boxOf(about)?.lessons && <a href={to('lesson', about.id)}>{w.lesson.learn}</a>}
      <a href={to('about', about.id)}>{w.rules.twoMinutes}</a>
      <a href={to('rules', about.id)}>{w.rules.title}</a>
    </span>
  );
}
