import { describe, expect, it } from 'vitest';
import { TestPosition } from '../../test/position.js';
import { COUNTRY } from '../map/areas.js';
import { DESERT, NORTH, SHEET } from '../map/sheet.js';
import { turnNamed } from './calendar.js';
import { weatherAt, weatherIn } from './weather.js';

/** A position of that turn. */
function during(turn: string) {
  const { u } = new TestPosition('barbarossa');
  u.table.turn = turnNamed(turn);
  return u;
}

describe('weather', () => {
  it('11a, A-5b: is fixed by the turn', () => {
    const north = ['03', '04', '05', '06', '07', '08', '09', '11'].map((month) =>
      weatherIn(during(`1941-${month}`), NORTH),
    );
    expect(north).toEqual(['clear', 'mud', 'clear', 'clear', 'clear', 'clear', 'mud', 'snow']);
    expect(weatherIn(during('1942-01'), NORTH)).toBe('snow');
  });

  it('11.1a, 11.1d: the Desert is all land of seven Countries by the printed map, the North all other land', () => {
    const desert = ['egypt', 'iraq', 'kuwait', 'libya', 'palestine', 'syria', 'trans-jordan'];
    for (const hex of SHEET.landHexes) {
      const country = SHEET.country[hex];
      const isDesert = country >= 0 && desert.includes(COUNTRY.name(country));
      expect(SHEET.weatherArea[hex], SHEET.ids[hex]).toBe(isDesert ? DESERT : NORTH);
    }
  });

  it('11.1c: in Apr–May the North has Mud and the Desert Storms', () => {
    const u = during('1941-04');
    expect(weatherAt(u, SHEET.hexAt('e3702'))).toBe('mud');
    expect(weatherAt(u, SHEET.hexAt('e1213'))).toBe('storms');
  });

  it('11.5d: the Ice hexes', () => {
    const ice = SHEET.landHexes.filter((hex) => SHEET.isIce[hex]).map((hex) => SHEET.placeNames[hex]);
    expect(ice).toHaveLength(15);
    expect(ice).toEqual(expect.arrayContaining(['Leningrad', 'Riga', 'Archangel', 'Rostov', 'Astrakhan']));
  });
});
