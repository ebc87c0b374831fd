import { aboutOf, findGame, listGames } from '@sandtable/shelf';
import { describe, expect, it, vi } from 'vitest';
import { boxOf } from '../boards/boxes.js';
import { type Lesson, saysAt } from './lesson.js';
import { LessonTable } from './lesson-table.js';

const lessons: (readonly [string, Lesson])[] = [];
for (const { id } of listGames())
  for (const lesson of (await boxOf(aboutOf(id)!)?.lessons?.()) ?? []) lessons.push([id, lesson]);

describe.each(lessons.map(([id, lesson]) => ({ id, lesson, name: `${id}: ${lesson.title}` })))(
  '$name',
  ({ id, lesson }) => {
    it('can be played to its end, choice by choice', async () => {
      vi.useFakeTimers();
      const game = (await findGame(id))!;
      const table = new LessonTable(game, lesson);
      for (let i = 0; i < lesson.steps.length; i++) {
        const { seat, choice } = lesson.steps[i];
        expect(`${i} ${table.at.value}`).toBe(`${i} ${i}`);
        if (seat === lesson.seat) {
          expect(table.table.value?.views[seat]?.decisions[0]?.options?.map(({ text }) => text)).toContain(
            choice,
          );
          expect(await table.choose(seat, choice)).toBeNull();
        } else vi.runOnlyPendingTimers();
        expect(table.trouble.value).toBeNull();
      }
      expect(saysAt(lesson, lesson.steps.length).choice).toBeNull();
      table.close();
      vi.useRealTimers();
    });

    it('refuses what is not in the script, with a hint', async () => {
      const game = (await findGame(id))!;
      const table = new LessonTable(game, lesson);
      const refused = await table.choose(lesson.seat, 'undo');
      expect(refused?.reason).toContain(lesson.steps[0].choice);
      expect(table.at.value).toBe(0);
      table.close();
    });

    it('shows the learner no hand but their own', async () => {
      const game = (await findGame(id))!;
      const table = new LessonTable(game, lesson);
      expect(Object.keys(table.table.value?.views ?? {}).sort()).toEqual([lesson.seat, 'spectator'].sort());
      table.close();
    });
  },
);

it('there is at least one lesson', () => {
  expect(lessons.length).toBeGreaterThan(0);
});
