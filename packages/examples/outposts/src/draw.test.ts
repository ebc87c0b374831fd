import { ALL_KNOWING } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { at } from '../test/at.js';
import { outposts } from './index.js';

const match = at({
  round: 3,
  turn: 'crimson',
  score: { north: 7, south: 5 },
  camps: { amber: ['alder', 'summit'], jade: ['summit'], crimson: ['dogwood', 'cedar'] },
  safe: { jade: ['summit'] },
  cards: { crimson: { hand: ['raid'], laid: ['ambush'], standing: ['granary'] } },
});

function drawnFor(viewer: number): string {
  return outposts.drawText(match.machine.read(match.state), viewer);
}

describe('the drawing', () => {
  it('shows the hills, the camps and the viewer’s own cards', () => {
    expect(drawnFor(1)).toBe(
      [
        'round 3 of 6, turn of Crimson; North 7, South 5',
        '',
        '        alder A         birch .',
        'fir .           summit AJ!      cedar C',
        '        elm I           dogwood C',
        '',
        'Amber    deck 12  hand 0  laid 0  standing 0  discard 0',
        'Crimson  deck 9  hand 1 (raid)  laid 1 (ambush)  standing 1 (granary)  discard 0',
        'Jade     deck 12  hand 0  laid 0  standing 0  discard 0',
        'Indigo   deck 12  hand 0  laid 0  standing 0  discard 0',
      ].join('\n'),
    );
  });

  it('hides what the viewer may not know', () => {
    const crimson = 'Crimson  deck 9  hand 1  laid 1  standing 1 (granary)  discard 0';
    expect(drawnFor(3)).toContain(crimson);
    expect(drawnFor(ALL_KNOWING)).toContain('laid 1 (ambush)');
  });

  it('comes with findings on each camp', () => {
    expect(match.machine.findings(match.state, 0)).toEqual([
      { about: 'camp of Amber on Summit', says: 'scores 2, can be raided by Crimson and Indigo' },
      { about: 'camp of Amber on Alder', says: 'scores 1, no enemy camp is next to it' },
      { about: 'camp of Crimson on Cedar', says: 'scores 1, can be raided by Amber and Jade' },
      { about: 'camp of Crimson on Dogwood', says: 'scores 1, can be raided by Amber and Jade' },
      { about: 'camp of Jade on Summit', says: 'scores 2, cannot be removed this turn' },
      { about: 'camp of Indigo on Elm', says: 'scores 1, can be raided by Amber and Jade' },
    ]);
  });
});
