import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Arrangement, nameBox, type Roomy } from './arrange.js';
import { steppedScale } from './growth.js';
import { brokenInto, labelFor } from './label-lines.js';

// Longer names, as other languages have them; what is not here keeps its English name.
const NAMES: Record<string, string> = {
  'Pacific Northwest': 'Nordamerikanische Pazifikküste',
  'Western United States': 'Weststaaten der USA',
  'Eastern United States': 'Oststaaten der USA',
  'Latin America': 'Amérique latine',
  'United Kingdom': 'Vereinigtes Königreich',
  Scandinavia: 'Skandinavien',
  'Western Europe': 'Westeuropa',
  Germany: 'Deutschland',
  Italy: 'Italien',
  Balkans: 'Les Balkans',
  'Eastern Europe': 'Osteuropa',
  'Middle East': 'Naher Osten',
  'Southeast Asia': 'Südostasien',
  'New Zealand': 'Nouvelle-Zélande',
  'New Guinea': 'Nouvelle-Guinée',
  Philippines: 'Les Philippines',
  'North Atlantic': 'Atlantique Nord',
  'South Atlantic': 'Südatlantik',
  'Southern Ocean': 'Südpolarmeer',
  'Southeast Pacific': 'Südostpazifik',
  'Baltic Sea': 'Mer Baltique',
  'Mediterranean Sea': 'Mer Méditerranée',
  'Black Sea': 'Schwarzes Meer',
  'Caspian Sea': 'Kaspisches Meer',
  'Bay of Bengal': 'Golf von Bengalen',
  'Indian Ocean': 'Indischer Ozean',
  'South China Sea': 'Südchinesisches Meer',
  'Sea of Japan': 'Japanisches Meer',
  Finland: 'Finnland',
  Karelia: 'Karelien',
  Petrozavodsk: 'Petrosawodsk',
  'Baltic States': 'Baltische Staaten',
  Moscow: 'Moskau',
  'East Prussia': 'Prusse-Orientale',
  Lwow: 'Lemberg',
  Voronezh: 'Woronesch',
  Kharkov: 'Charkow',
  Caucasus: 'Kaukasus',
  Sevastopol: 'Sewastopol',
  Bessarabia: 'Bessarabien',
  Yugoslavia: 'Jugoslawien',
  'West Baltic Sea': 'Westliche Ostsee',
  'Gulf of Finland': 'Finnischer Meerbusen',
  'Lake Peipus': 'Peipussee',
  'Lake Ladoga': 'Ladogasee',
  'Rybinsk Sea': 'Réservoir de Rybinsk',
  'Dniepr River': 'Der Dnjepr',
  'Sea of Azov': 'Asowsches Meer',
  'Adriatic Sea': 'Mer Adriatique',
};
vi.mock('../languages/index.js', async (original) => ({
  ...(await original<object>()),
  t: (text: string) => NAMES[text] ?? text,
}));

describe('a name in lines', () => {
  it('is broken at blanks and hyphens, into lines as short as possible', () => {
    expect(brokenInto('Mer Méditerranée', 2)).toEqual(['Mer', 'Méditerranée']);
    expect(brokenInto('Nouvelle-Zélande', 2)).toEqual(['Nouvelle-', 'Zélande']);
    expect(brokenInto('Golf von Bengalen', 2)).toEqual(['Golf von', 'Bengalen']);
    expect(brokenInto('Golf von Bengalen', 3)).toEqual(['Golf von', 'Bengalen']);
    expect(brokenInto('Deutschland', 3)).toEqual(['Deutschland']);
  });

  it('keeps the map’s own lines in English, and otherwise its width', () => {
    const label = { lines: ['Bay of Bengal'], at: [0, 0], size: 28, angle: 0 } as const;
    expect(labelFor(label, 'Bay of Bengal', 'Bay of Bengal')).toBe(label);
    expect(labelFor(label, 'Bay of Bengal', 'Golf von Bengalen').lines).toEqual(['Golf von Bengalen']);
    expect(labelFor(label, 'Bay of Bengal', 'Der Golf von Bengalen').lines).toEqual([
      'Der Golf',
      'von Bengalen',
    ]);
    const italy = { lines: ['Italy'], at: [0, 0], size: 16, angle: 0 } as const;
    const long = labelFor(italy, 'Italy', 'Deutschland');
    expect(long.lines).toEqual(['Deutschland']);
    expect(long.size).toBeLessThan(16);
    expect(long.size).toBeGreaterThan(9);
  });
});

interface Named {
  rooms: readonly Roomy[];
  at(k: number): Arrangement;
}

const maps: Record<string, () => Promise<Named>> = {
  world: async () => {
    const { drawnMap } = await import('../boards/qmg-ww2/drawn-map.js');
    const { arrangementOf, roomsOf } = await import('../boards/qmg-ww2/room.js');
    const map = drawnMap('second');
    return { rooms: roomsOf(map), at: (k) => arrangementOf(map, steppedScale(k)) };
  },
  front: async () => {
    const { drawnFront } = await import('../boards/east-front/drawn-front.js');
    const { arrangementOf, roomsOf } = await import('../boards/east-front/room.js');
    const map = drawnFront();
    return { rooms: roomsOf(map), at: (k) => arrangementOf(map, steppedScale(k)) };
  },
};

describe.each(Object.entries(maps))('longer names on the %s', (_, make) => {
  let map: Named;
  beforeAll(async () => {
    map = await make();
  });

  it('are those of the language', () => {
    const translated = map.rooms.filter(({ label }) => label.translated);
    expect(translated.length).toBeGreaterThan(15);
    for (const { label } of translated)
      expect(Object.values(NAMES)).toContain(label.lines.join(' ').replace('- ', '-'));
  });

  it.each([0.3, 0.5, 0.75, 1, 1.5, 2.2])('do not lie over each other at %d pixels per unit', (k) => {
    const arranged = map.at(k);
    const shown = map.rooms.filter(({ id }) => arranged.nameGrowth(id) > 0);
    const bad: string[] = [];
    for (const a of shown)
      for (const b of shown) {
        if (a.id >= b.id || !(a.label.translated || b.label.translated)) continue;
        const [x, y] = [nameBox(a, arranged.nameGrowth(a.id)), nameBox(b, arranged.nameGrowth(b.id))];
        const wide = Math.min(x[2], y[2]) - Math.max(x[0], y[0]);
        const high = Math.min(x[3], y[3]) - Math.max(x[1], y[1]);
        // The boxes are larger than the letters.
        const slack = 0.25 * Math.max(a.label.size, b.label.size) * arranged.nameGrowth(a.id);
        if (wide > slack && high > slack) bad.push(`${a.id} and ${b.id}`);
      }
    expect(bad).toEqual([]);
  });

  it('are nearly all there at the usual scales', () => {
    for (const k of [0.9, 1.2, 1.8]) {
      const arranged = map.at(k);
      const left = map.rooms
        .filter(({ id, label }) => label.translated && arranged.nameGrowth(id) === 0)
        .map(({ id }) => id);
      expect(left, `at ${k}`).toEqual([]);
    }
  });
});
