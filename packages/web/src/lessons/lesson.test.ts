import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { joinParts, partsOf } from '@sandtable/kernel';
import { aboutOf, findGame, listGames } from '@sandtable/shelf';
import { describe, expect, it, vi } from 'vitest';
import { readMarkdown } from '../../build/read-markdown.js';
import { boxOf } from '../boards/boxes.js';
import { readRulebook } from '../rules/rulebook.js';
import { type Lesson, saysAt } from './lesson.js';
import { LessonTable } from './lesson-table.js';

const RULES = new URL('../../../../docs/rules/', import.meta.url);
const LABEL = 'Move the infantry';

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
          const [first, ...rest] = partsOf(choice);
          expect(await offered(table, seat, first)).toContain(first);
          // Those who attack may be named in any order.
          const last = rest.pop();
          const shuffled = joinParts([first, ...rest.reverse(), ...(last ? [last] : [])]);
          expect(await table.choose(seat, shuffled)).toBeNull();
        } else vi.runOnlyPendingTimers();
        expect(table.trouble.value).toBeNull();
      }
      expect(saysAt(lesson, lesson.steps.length).choice).toBeNull();
      expect(saysAt(lesson, lesson.steps.length).done).toBe(saysAt(lesson, 0).of);
      table.close();
      vi.useRealTimers();
    });

    it('refuses what is not in the script, in words that say what to do', async () => {
      const game = (await findGame(id))!;
      const table = new LessonTable(game, lesson, () => LABEL);
      const refused = await table.choose(lesson.seat, 'undo');
      const { choice, instead } = lesson.steps[0];
      expect(refused?.reason).toBe(
        instead ?? `That would be possible, but the lesson goes another way. Choose: ${LABEL}.`,
      );
      // Nobody reads notation here.
      expect(refused?.reason).not.toContain(choice);
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

/** What is offered in a choice's place: the options, or those of its subject where they are asked for one by one. */
async function offered(table: LessonTable, seat: string, choice: string): Promise<string[]> {
  const { options, subjects = [] } = table.table.value!.views[seat]!.decisions[0];
  const [verb, subject] = choice.split(' ');
  const more = subjects.some((group) => group.verb === verb)
    ? await table.options(seat, verb, subject, '')
    : [];
  return [...(options ?? []), ...('reason' in more ? [] : more)].map(({ text }) => text);
}

/** The rules of a game: one file, or a folder of chapters. */
function rulesOf(id: string): string {
  const [file, folder] = [new URL(`${id}.md`, RULES), new URL(`${id}/`, RULES)];
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const chapters = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return chapters.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n\n');
}

it('every big game has a lesson', () => {
  expect([...new Set(lessons.map(([id]) => id))].sort()).toEqual(['east-front', 'qmg-ww2', 'totaler-krieg']);
});

it('cites only rules that exist', async () => {
  for (const [id, lesson] of lessons) {
    const book = readRulebook(readMarkdown(rulesOf(id)));
    for (const { anchors = [] } of lesson.steps)
      for (const anchor of anchors) expect([...book.rules.keys()]).toContain(anchor);
  }
});
