import { isPoliticalEvent } from '../events/event-names.js';
import { modified, politicalDrms } from '../events/political-drms.js';
import { politicalEvent } from '../events/political-events.js';
import { AXIS, type Counter, NO_COUNTRY } from '../ids.js';
import { process } from '../kit.js';
import { STRATEGIC_BOX } from '../places.js';
import { put } from '../position/position.js';

/** 18.19: Materiel Shortages comes off the Turn Track: a roll first, then the Strategic Warfare Box. */
export const materielShortages = process<{ marker: Counter }>('materiel-shortages', (u, f) => {
  if (f.step++ > 0) {
    put(u, f.marker, STRATEGIC_BOX);
    u.log('in-strategic-box', f.marker);
    return u.done();
  }
  const drms = politicalDrms(u, AXIS, NO_COUNTRY);
  const die = u.roll('materiel-shortages', 6);
  const result = modified(die, drms);
  u.log('materiel-shortages', die, drms.tide, drms.uscl, result);
  const event = u.facts.values.eventTables.get('materiel-shortages')![result - 1];
  if (isPoliticalEvent(event))
    politicalEvent(event)(u, { faction: AXIS, country: NO_COUNTRY, about: 'command' });
});
