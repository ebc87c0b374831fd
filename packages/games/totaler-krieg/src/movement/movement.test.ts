import { describe, expect, it } from 'vitest';
import { TestPosition } from '../../test/position.js';
import { beside } from '../../test/terrain.js';
import { turnNamed } from '../calendar/calendar.js';
import { AXIS, type Faction, SOVIET, WESTERN } from '../ids.js';
import { known, ZONE } from '../map/areas.js';
import { SHEET } from '../map/sheet.js';
import { inConvoys, inUsed, onStation, US_BOX } from '../places.js';
import { put } from '../position/position.js';
import { SUPPLY_SIDE, TROOP_SIDE } from '../supply/convoys.js';
import { movementPhase } from './movement.js';

const FIELD = ['e4115', 'e4116', 'e4117', 'e4118'] as const;

/** A position with a movement phase under way. */
function moving(p: TestPosition, faction: Faction = AXIS, reserve = false): TestPosition {
  p.u.table.phasing = faction;
  return p.run((u) => u.push(movementPhase, { reserve, over: false }));
}
const barbarossa = (...lines: string[]) => new TestPosition('barbarossa').clearMap().put(...lines);
/** Units far away that can move, so that the phase goes on. */
const IDLERS = ['e2825 su-mech-1', 'w3825 de-arm-9'];

describe('the movement phases', () => {
  it('3a: a unit must be supplied to start, and may have no MA of 0', () => {
    // The British in Calais have no supply over land.
    const p = new TestPosition('fall-of-france').clearMap();
    moving(p.put('w3717 gb-inf-1', 'w3916 gb-inf-2', 'w3519 fr-fort-mag-1'), WESTERN);
    expect(p.choose('move gb-inf-1 w3617')).toContain('not supplied; see 3a');
    expect(p.choose('move fr-fort-mag-1 w3518')).toContain('Movement Allowance of 0; see 3a');
    expect(p.choose('move de-inf-1 w3518')).toContain('belongs to the Axis; see p.c');
  });

  it('5a: in Reserve Movement supply does not matter', () => {
    const p = new TestPosition('fall-of-france').clearMap().put('w3717 gb-inf-1', 'w3916 gb-inf-2');
    expect(moving(p, WESTERN, true).choose('move gb-inf-1 w3617')).toBe('');
  });

  it('3.1a: each unit moves once', () => {
    const p = moving(barbarossa('e4312 su-inf-1 su-inf-2'), SOVIET);
    const [first] = p.options.filter((option) => option.startsWith('move su-inf-1'));
    expect(p.choose(first)).toBe('');
    expect(p.choose('move su-inf-1 e4312')).toContain('already moved in this phase; see 3.1a');
  });

  it('22.4: the Finns wait in May–June 1941', () => {
    const p = moving(barbarossa('e4704 fi-ski-1', 'e3702 de-inf-1 de-inf-2'));
    expect(p.choose('move fi-ski-1 e4705')).toContain('see 22.4');
    expect(p.options.some((option) => option.includes('fi-ski-1'))).toBe(false);
  });

  it('says truly whether a zone or the distance is in the way (3.1b, 3.1.1a)', () => {
    const p = moving(barbarossa(`${FIELD[0]} su-arm-1`, ...IDLERS), SOVIET);
    expect(p.choose('move su-arm-1 e4125')).toContain('farther than');
    for (const side of [1, 2, 4, 5]) p.put(`${beside(FIELD[1], side)} de-inf-${side}`);
    expect(p.choose(`move su-arm-1 ${FIELD[2]}`)).toContain('stop it; see 3.1b');
    expect(p.choose(`move su-arm-1 ${beside(FIELD[1], 1)}`)).toContain('enemy units are there; see 3.1.4f');
    expect(p.choose('move su-arm-1 e3012')).toContain('farther than');
    expect(p.choose(`move su-arm-1 ${FIELD[0]}`)).toContain('already in');
  });

  it('5b: says so in Reserve Movement', () => {
    const p = barbarossa(`${FIELD[0]} su-arm-1`, `${FIELD[3]} de-inf-1`, ...IDLERS);
    moving(p, SOVIET, true);
    expect(p.choose(`move su-arm-1 ${FIELD[2]}`)).toContain('see 5b');
    p.put(`${FIELD[1]} de-inf-1`);
    expect(p.choose(`move su-arm-1 ${beside(FIELD[0], 3)}`)).toContain(
      'nobody leaves in Reserve Movement; see 5b',
    );
  });

  it('3.1.1f: a stack marches as one', () => {
    const p = moving(barbarossa('e4312 su-inf-1 su-army-3 su-arm-1', ...IDLERS), SOVIET);
    const to = p.options.filter((option) => option.startsWith('march e4312'));
    expect(to.length).toBeGreaterThan(3);
    expect(p.choose(to[0])).toBe('');
    const hex = to[0].split(' ')[2];
    expect(['su-inf-1', 'su-army-3', 'su-arm-1'].map((unit) => p.at(unit))).toEqual([hex, hex, hex]);
    expect(p.choose(`march ${hex} e4312`)).toContain('already moved');
    expect(p.choose('march e3702 e3703')).toContain('no two units');
  });

  it('ends with done', () => {
    const p = moving(barbarossa('e4312 su-inf-1'), SOVIET);
    expect(p.choose('done')).toBe('');
    expect(p.asked).toBe('idle');
    expect(p.u.table.moved).toEqual([]);
  });
});

describe('overruns', () => {
  /** A tank army west of the field. */
  const panzers = (...lines: string[]) => barbarossa(`${FIELD[0]} su-army-1t`, ...IDLERS, ...lines);
  const start = (p: TestPosition) => moving(p, SOVIET);

  it('3.2a: armor of several steps goes over a lone unit of one step, which is lost', () => {
    const p = start(panzers(`${FIELD[1]} de-inf-1`));
    expect(p.choose(`overrun su-army-1t ${FIELD[1]}`)).toBe('');
    expect([p.at('su-army-1t'), p.at('de-inf-1')]).toEqual([FIELD[1], 'force-pool']);
    expect(p.log.join()).toContain('overruns');
  });

  it('3.2a: not infantry, not one step, not two units or two steps', () => {
    const p = start(panzers(`${FIELD[1]} de-inf-1 de-inf-2`, `${FIELD[0]} su-army-3 su-arm-1`));
    expect(p.choose(`overrun su-army-3 ${FIELD[1]}`)).toContain('only armor');
    expect(p.choose(`overrun su-arm-1 ${FIELD[1]}`)).toContain('only armor');
    expect(p.choose(`overrun su-army-1t ${FIELD[1]}`)).toContain('more than one enemy unit');
    p.put('removed de-inf-1 de-inf-2', `${FIELD[1]} de-army-4/reduced`);
    expect(p.choose(`overrun su-army-1t ${FIELD[1]}`)).toContain('more than one step; see 3.2a');
    p.put('removed de-army-4');
    expect(p.choose(`overrun su-army-1t ${FIELD[1]}`)).toContain('no enemy unit');
  });

  it('3.2b: its own EZOC does not stop the way to it; the unit goes on with what is left', () => {
    const p = start(panzers(`${FIELD[2]} de-inf-1`));
    expect(p.choose(`overrun su-army-1t ${FIELD[2]}`)).toBe('');
    expect(p.prompt).toContain('go on');
    expect(p.choose('done')).toContain('on its way');
    expect(p.choose(`move su-army-1t ${FIELD[3]}`)).toBe('');
    expect(p.choose(`move su-army-1t ${FIELD[2]}`)).toContain('already moved');
  });

  it('3.2b: it may overrun again', () => {
    const p = start(panzers(`${FIELD[1]} de-inf-1`, `${FIELD[2]} de-inf-2`));
    // The second unit's EZOC lies on the first one's hex.
    expect(p.choose(`overrun su-army-1t ${FIELD[1]}`)).toBe('');
    expect(p.u.table.onTheWay).toBe(-1);
    const q = start(panzers(`${FIELD[1]} de-inf-1`, `${beside(FIELD[3], 0)} de-inf-2`));
    expect(q.choose(`overrun su-army-1t ${FIELD[1]}`)).toBe('');
    expect(q.choose('halt')).toBe('');
    expect(q.choose('halt')).toContain('no unit is on its way');
  });

  it('3.2c: not if anything could help the defender', () => {
    const hq = start(panzers(`${FIELD[1]} de-inf-1`, `${FIELD[3]} de-hq-nor`));
    expect(hq.choose(`overrun su-army-1t ${FIELD[1]}`)).toContain('HQ could support');
    const mud = panzers(`${FIELD[1]} de-inf-1`);
    mud.u.table.turn = turnNamed('1941-09');
    expect(start(mud).choose(`overrun su-army-1t ${FIELD[1]}`)).toContain('Mud');
    const air = panzers(`${FIELD[1]} de-inf-1`, `${FIELD[2]} de-af-2`);
    expect(start(air).choose(`overrun su-army-1t ${FIELD[1]}`)).toContain('Air unit');
    const fort = start(panzers(`${FIELD[1]} de-fort-fe-1`));
    expect(fort.choose(`overrun su-army-1t ${FIELD[1]}`)).toContain('fortress; see 3.2c');
  });

  it('3.2d: markers in the hex are taken', () => {
    const p = start(panzers(`${FIELD[1]} de-inf-1 mk-detachment-de-1`));
    expect(p.choose(`overrun su-army-1t ${FIELD[1]}`)).toBe('');
    expect(SHEET.hexOf(p.at('mk-detachment-de-1'))).toBe(-1);
  });

  it('3.2e, 5c: not in Reserve Movement', () => {
    const p = moving(panzers(`${FIELD[1]} de-inf-1`), SOVIET, true);
    expect(p.choose(`overrun su-army-1t ${FIELD[1]}`)).toContain('see 5c');
  });
});

describe('movement by sea', () => {
  const zone = (id: string) => known(ZONE, id);
  const convoy = (p: TestPosition, id: string, sea: string, face = TROOP_SIDE) =>
    put(p.u, p.counter(id), inConvoys(zone(sea)), face);
  const britain = (...lines: string[]) => new TestPosition('fall-of-france').clearMap().put(...lines);

  it('3.1.2a, 3.1.2d: from port to port by a Troop Convoy, which is used up', () => {
    const p = britain('w3916 gb-inf-1 gb-inf-2');
    convoy(p, 'mk-convoy-gb-1', 'north-sea');
    moving(p, WESTERN);
    expect(p.choose('sail gb-inf-1 w3717')).toBe('');
    expect(p.at('gb-inf-1')).toBe('w3717');
    expect(p.u.table.place[p.counter('mk-convoy-gb-1')]).toBe(inUsed(zone('north-sea')));
    expect(p.choose('sail gb-inf-2 w3717')).toContain('no Troop Convoy');
    expect(p.choose('move gb-inf-1 w3716')).toContain('already moved');
  });

  it('3.1.2a: a Supply Convoy carries nobody, and only from Ports', () => {
    const p = britain('w3916 gb-inf-1', 'w4014 gb-inf-2');
    convoy(p, 'mk-convoy-gb-1', 'north-sea', SUPPLY_SIDE);
    moving(p, WESTERN);
    expect(p.choose('sail gb-inf-1 w3717')).toContain('no Troop Convoy');
    expect(p.choose('sail gb-inf-2 w3717')).toContain('in no Port');
  });

  it('3.1.2c: through a Multi-Zone Port with a convoy in each zone', () => {
    const p = britain('w3916 gb-inf-1', 'w3913 gb-inf-2');
    convoy(p, 'mk-convoy-gb-1', 'north-sea');
    moving(p, WESTERN);
    const far = p.options.filter((option) => option.startsWith('sail gb-inf-1'));
    convoy(p, 'mk-convoy-gb-2', 'north-atlantic');
    const farther = p.options.filter((option) => option.startsWith('sail gb-inf-1'));
    expect(farther.length).toBeGreaterThan(far.length);
    const to = farther.find((option) => !far.includes(option))!;
    expect(p.choose(to)).toBe('');
    expect(p.u.table.place[p.counter('mk-convoy-gb-2')]).toBe(inUsed(zone('north-atlantic')));
    expect(p.u.table.place[p.counter('mk-convoy-gb-1')]).toBe(inUsed(zone('north-sea')));
  });

  it('3.1.2e: not into an EZOC without a friendly unit, nor into a closed port', () => {
    const p = britain('w3916 gb-inf-1', 'w3718 de-inf-1');
    convoy(p, 'mk-convoy-gb-1', 'north-sea');
    moving(p, WESTERN);
    expect(p.choose('sail gb-inf-1 w3717')).toContain('see 3.1.2e');
    p.put('w3717 fr-army-7');
    expect(p.choose('sail gb-inf-1 w3717')).toBe('');
  });

  it('g.openport2: an enemy Fleet On Station closes all ports of its zone', () => {
    const p = britain('w3916 gb-inf-1');
    convoy(p, 'mk-convoy-gb-1', 'north-sea');
    put(p.u, p.counter('de-sub-vii'), onStation(zone('north-sea')));
    moving(p, WESTERN);
    expect(p.choose('sail gb-inf-1 w3717')).toContain('no Open Port');
  });

  it('3.1.2f, 2.2.3.7b: capacity and nation', () => {
    const p = britain('w3916 gb-army-1 gb-inf-1', 'w3717 fr-army-7/reduced');
    convoy(p, 'mk-convoy-fr', 'north-sea');
    moving(p, WESTERN);
    expect(p.choose('sail gb-inf-1 w3717')).toContain('no Troop Convoy');
    convoy(p, 'mk-convoy-gb-1', 'north-sea');
    expect(p.choose('sail gb-army-1 w3717')).toContain('see 3.1.2f');
    expect(p.choose('sail gb-inf-1 w3717')).toBe('');
  });

  it('5e: in Reserve Movement unsupplied units go by unused Troop Convoys', () => {
    const p = britain('w3717 gb-inf-1', 'w4014 gb-inf-2');
    convoy(p, 'mk-convoy-gb-1', 'north-sea');
    expect(moving(p, WESTERN).choose('sail gb-inf-1 w3916')).toContain('not supplied');
    p.choose('done');
    expect(moving(p, WESTERN, true).choose('sail gb-inf-1 w3916')).toBe('');
  });

  it('3.1.3b, A-9d: to and from the Eastern US/Canada Box', () => {
    const p = new TestPosition('1942').clearMap();
    put(p.u, p.counter('us-inf-1'), US_BOX, 0);
    convoy(p, 'mk-convoy-us', 'north-atlantic');
    moving(p, WESTERN);
    const [to] = p.options.filter((option) => option.startsWith('sail us-inf-1'));
    expect(p.choose(to)).toBe('');
    expect(p.at('us-inf-1')).toBe(to.split(' ')[2]);
    convoy(p, 'mk-convoy-gb-1', 'north-atlantic');
    p.choose('done');
    moving(p, WESTERN, true);
    expect(p.choose('sail-home us-inf-1')).toBe('');
    expect(p.u.table.place[p.counter('us-inf-1')]).toBe(US_BOX);
  });
});

describe('the Western Europe Box', () => {
  it('24.4: Axis units enter it from the edge for all their MA, and come back for one point', () => {
    const p = new TestPosition('fire-in-the-east').clearMap().put('e3800 de-inf-1', 'e3702 de-inf-2');
    moving(p);
    expect(p.choose('go-west de-inf-2')).toContain('western edge');
    expect(p.choose('go-west de-inf-1')).toBe('');
    expect(p.at('de-inf-1')).toBe('western-europe-box');
    p.choose('done');
    moving(p, AXIS, true);
    expect(p.choose('come-east de-inf-1 e3702')).toContain('see 24.4');
    expect(p.choose('come-east de-inf-1 e3800')).toBe('');
    expect([p.u.table.onTheWay, p.u.table.pointsLeft]).toEqual([p.counter('de-inf-1'), 4]);
    expect(p.choose('halt')).toBe('');
  });
});
