import { describe, expect, it } from 'vitest';
import { choices, putInZone, supportSegment, zoneNamed } from '../../test/support.js';
import { AXIS, type Faction, SOVIET, WESTERN } from '../ids.js';
import { countryNamed, UNITED_STATES, ZONE } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { atHex } from '../places.js';
import { politicsChanged } from '../position/ownership.js';
import { put } from '../position/position.js';
import { isOpenPort } from '../supply/ports.js';
import { isSupplied } from '../supply/supply.js';
import { ACTIVE, NEUTRAL, type U } from '../table.js';
import { barredBy, isZoneInPlay } from './naval-zones.js';

/** Denmark-Norway joins a faction. */
function denmarkJoins(faction: Faction) {
  return (u: U) => {
    const denmark = countryNamed('denmark-norway');
    u.table.status[denmark] = ACTIVE;
    u.table.allegiance[denmark] = faction;
    politicsChanged(u);
  };
}

const zonesOf = (texts: string[], unit: string) =>
  texts.filter((text) => text.startsWith(`${unit} `)).map((text) => text.slice(unit.length + 1));

describe('2.2.3.3 Fleets', () => {
  it('C.b the Naval Zones of a training scenario are those that border an area in play', () => {
    const zones = (scenario: string) => {
      const { u } = supportSegment(scenario, AXIS);
      return ZONE.values.filter((zone) => isZoneInPlay(u, zone)).map((zone) => ZONE.name(zone));
    };
    expect(zones('barbarossa')).toEqual([
      'arctic-ocean',
      'baltic-sea',
      'black-sea',
      'caspian-sea',
      'north-sea',
    ]);
    expect(zones('fall-of-france')).toEqual([
      'arctic-ocean',
      'baltic-sea',
      'bay-of-biscay',
      'central-mediterranean',
      'north-atlantic',
      'north-sea',
      'norwegian-sea',
      'western-mediterranean',
    ]);
  });

  it('2.2.3.3a a Fleet goes On Station in the zone of a Naval Base or in one next to it', () => {
    const p = supportSegment('fall-of-france', WESTERN);
    expect(zonesOf(choices(p, 'station'), 'gb-sf-home')).toEqual([
      'baltic-sea',
      'north-atlantic',
      'north-sea',
      'norwegian-sea',
    ]);
    expect(p.choose('station gb-sf-home arctic-ocean')).toBe(
      'no Naval Base for British Surface Fleet Home is in the Arctic Ocean or in a zone next to it; see 2.2.3.3a',
    );
    expect(p.choose('station gb-sf-home black-sea')).toBe('the Black Sea is out of play; see c.b');
    expect(p.choose('station gb-sf-home norwegian-sea')).toBe('');
    expect(p.at('gb-sf-home')).toBe('norwegian-sea on-station');
  });

  it('2.2.3.3b, A-9e the Danish Straits are closed to the faction that does not hold Copenhagen', () => {
    const open = supportSegment('fall-of-france', WESTERN);
    expect(zonesOf(choices(open, 'station'), 'gb-sf-home')).toContain('baltic-sea');
    const closed = supportSegment('fall-of-france', WESTERN, { arrange: denmarkJoins(AXIS) });
    expect(closed.choose('station gb-sf-home baltic-sea')).toBe(
      'the way of British Surface Fleet Home to the Baltic Sea leads through straits that its faction does not control; see 2.2.3.3b',
    );
    const held = supportSegment('fall-of-france', WESTERN, { arrange: denmarkJoins(WESTERN) });
    expect(zonesOf(choices(held, 'station'), 'gb-sf-home')).toContain('baltic-sea');
  });

  it('A-9e the Turkish Straits are closed even while Turkey is neutral', () => {
    const { u } = supportSegment('1941a', AXIS);
    const [black, east] = [zoneNamed('black-sea'), zoneNamed('eastern-mediterranean')];
    expect(u.table.status[countryNamed('turkey')]).toBe(NEUTRAL);
    expect(barredBy(u, AXIS, black, east)).toBe(SHEET.hexAt('e2508'));
    const [atlantic, west] = [zoneNamed('iberian-atlantic'), zoneNamed('western-mediterranean')];
    expect([barredBy(u, WESTERN, atlantic, west), barredBy(u, AXIS, atlantic, west)]).toEqual([
      -1,
      SHEET.hexAt('w2208'),
    ]);
  });

  it('2.2.3.3c, G.openport2 a German Fleet in the North Sea cuts the supply of the Expeditionary Force', () => {
    const western = supportSegment('fall-of-france', WESTERN);
    const bef = western.counter('gb-corps-bef');
    expect(isSupplied(western.u, bef)).toBe(false);
    western.choose('supply-convoy mk-convoy-gb-1 north-sea');
    expect(isSupplied(western.u, bef)).toBe(true);
    const calais = SHEET.hexAt('w3717');
    expect(isOpenPort(western.u, WESTERN, calais, zoneNamed('north-sea'))).toBe(true);
    // A convoy elsewhere does not help: the Eastern US/Canada Box is out of play.
    const axis = supportSegment('fall-of-france', AXIS, {
      put: ['delay-box gb-af-1 gb-sf-home'],
      arrange(u) {
        putInZone(u, 'mk-convoy-gb-1', 'north-sea convoys');
        putInZone(u, 'mk-convoy-gb-2', 'bay-of-biscay convoys');
      },
    });
    expect(isSupplied(axis.u, bef)).toBe(true);
    expect(axis.choose('station de-sub-vii north-sea')).toBe('');
    expect(isOpenPort(axis.u, WESTERN, calais, zoneNamed('north-sea'))).toBe(false);
    expect(isSupplied(axis.u, bef)).toBe(false);
  });

  it('2.2.3.3e, A-5c no Fleet is placed in the frozen Baltic Sea', () => {
    const p = supportSegment('fall-of-france', WESTERN, { turn: '1940-11' });
    expect(p.choose('station gb-sf-home baltic-sea')).toBe(
      'British Surface Fleet Home cannot be placed in the Baltic Sea: it is frozen; see 2.2.3.3e',
    );
    expect(p.choose('station gb-sf-home north-sea')).toBe('');
  });

  it('2.2.3.3f the Eastern US/Canada Box is a Naval Base of Western Fleets', () => {
    const given = {
      put: ['force-pool us-sf-atlantic'],
      arrange(u: U) {
        u.table.status[UNITED_STATES] = ACTIVE;
        u.table.allegiance[UNITED_STATES] = WESTERN;
        // No Western unit is left in a port.
        for (const id of ['w3915', 'w3916', 'w3717', 'w2818', 'w2114'])
          u.table.place.forEach((place, counter) => {
            if (place === atHex(SHEET.hexAt(id))) put(u, counter as never, atHex(SHEET.hexAt('w3516')));
          });
        politicsChanged(u);
      },
    };
    const p = supportSegment('fall-of-france', WESTERN, given);
    expect(zonesOf(choices(p, 'station'), 'us-sf-atlantic')).toEqual([
      'bay-of-biscay',
      'north-atlantic',
      'north-sea',
      'norwegian-sea',
    ]);
  });

  it('C.m, C.n, C.o Interceptors and Bombers do not go On Station', () => {
    const p = supportSegment('barbarossa', SOVIET, { put: ['force-pool su-bmb-add'] });
    expect(p.choose('station su-int-pvo baltic-sea')).toBe(
      'Russian Interceptor PVO is never placed: an Interceptor only contests; see c.n',
    );
    expect(p.choose('place su-int-pvo e4312')).toContain('an Interceptor only contests; see c.n');
    expect(p.choose('station su-bmb-add baltic-sea')).toBe(
      'Russian Bomber ADD does not go On Station: only Fleets and Air Forces do; see 2.2.3.3a',
    );
    expect(p.choose('place de-af-2 e3704')).toBe('German Air Force 2 belongs to the Axis; see p.c');
    expect(p.choose('place su-af-1by e4312')).toBe(
      'Russian Air Force 1By is not in the Force Pool, from which support units are placed; see 2.2.3a',
    );
  });
});
