import { HexSheet, type Point } from '@sandtable/hex';
import { RIVERS, SHEET } from '@sandtable/totaler-krieg/map';
import { describe, expect, it } from 'vitest';
import { pointKey } from '../../board/hex/chains.js';
import { swollen } from '../../board/hex/rivers.js';
import { chainsAlong, riverCourses } from './river-courses.js';

const sheet = new HexSheet(SHEET.grid);
const rivers = riverCourses(sheet);
const courses = swollen(rivers);

/** The longest course of those that share a corner with a river's first side, and how it is drawn. */
function named(name: string) {
  const { sides } = RIVERS.find((river) => river.name === name)!;
  const own = new Set(chainsAlong(sheet, sides).flat().map(pointKey));
  const shared = ({ course }: (typeof rivers)[number]) =>
    course.filter((corner) => own.has(pointKey(corner))).length;
  const at = rivers.reduce((best, river, i) => (shared(river) > shared(rivers[best]) ? i : best), 0);
  return { river: rivers[at], drawn: courses[at] };
}
const far = (a: Point, id: string) => {
  const b = sheet.centre(SHEET.hexOf(id));
  return Math.hypot(a.x - b.x, a.y - b.y);
};
const mouthOf = (name: string) => named(name).river.course.at(-1)!;
const widthOf = (name: string) => named(name).drawn.points.at(-1)!.width;

describe('the courses of the rivers', () => {
  it('are every hexside of river once', () => {
    const links = (chain: readonly Point[]) =>
      chain.slice(1).map((corner, i) => [pointKey(chain[i]), pointKey(corner)].sort().join(' - '));
    const known = new Set(RIVERS.flatMap(({ sides }) => chainsAlong(sheet, sides).flatMap(links)));
    // A mouth at the sea is no hexside.
    const drawn = rivers.flatMap(({ course }) => links(course)).filter((link) => known.has(link));
    expect(drawn).toHaveLength(known.size);
    expect(new Set(drawn)).toEqual(known);
  });

  it.each([
    ['Volga', 'e3322'],
    ['Danube', 'e2909'],
    ['Dnieper', 'e3011'],
    ['Dniester', 'e3010'],
    ['Don', 'e3214'],
    ['Vistula', 'e4001'],
    ['Western Dvina', 'e4404'],
    ['Rhine', 'w3818'],
    ['Rhone', 'w2817'],
    ['Nile', 'e1412'],
  ])('lead the %s to the sea', (name, sea) => {
    expect(far(mouthOf(name), sea)).toBeLessThan(1.2);
  });

  it.each([
    ['Kama', 'Volga'],
    ['Oka', 'Volga'],
    ['Desna', 'Dnieper'],
    ['Pripet', 'Dnieper'],
    ['Donets', 'Don'],
    ['Sava', 'Danube'],
    ['Tisza', 'Danube'],
    ['Prut', 'Danube'],
    ['Belaya', 'Kama'],
  ])('lead the %s into the %s', (name, into) => {
    const corners = named(into).river.course.map(pointKey);
    expect(corners).toContain(pointKey(mouthOf(name)));
    expect(widthOf(name)).toBeLessThan(widthOf(into));
  });

  it('make great rivers wide and small ones narrow', () => {
    const [volga, danube, dnieper, elbe, narva] = ['Volga', 'Danube', 'Dnieper', 'Elbe', 'Narva'].map(
      widthOf,
    );
    expect(Math.min(volga, danube)).toBeGreaterThanOrEqual(dnieper);
    expect(dnieper).toBeGreaterThan(elbe * 1.2);
    expect(elbe).toBeGreaterThan(narva * 1.2);
  });
});
