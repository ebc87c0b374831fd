import { describe, expect, it } from 'vitest';
import { at } from '../test/at.js';
import { drawText } from './draw.js';

describe('the drawing', () => {
  const { machine, state } = at({}, { scenario: 'ford' });

  it('shows the terrain and the units', () => {
    expect(drawText(machine.read(state)).split('\n')).toEqual([
      'turn 1 of 3, South movement; South 2, North 3',
      '',
      '05 .   "   .   .   .   .',
      '04   .   .   ^   #N1 .   .',
      '03 .   "   .N1 .   .   .',
      '02   .   .   #S1 .S1 "   .',
      '01 .   ^   .   .   .   .',
      '   01  02  03  04  05  06',
    ]);
  });

  it('comes with findings on every unit', () => {
    expect(machine.findings(state, 0)).toContainEqual({
      about: 'south-infantry-1 in sedge',
      says: '4-5-4, in supply',
    });
  });
});
