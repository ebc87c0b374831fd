import { isPoliticalEvent } from '../events/event-names.js';
import { modified, politicalDrms } from '../events/political-drms.js';
import { politicalEvent } from '../events/political-events.js';
import { AXIS, type Counter, NO_COUNTRY, NO_FACTION } from '../ids.js';
import { process } from '../kit.js';
import { luckyDie } from '../luck/luck.js';
import { STRATEGIC_BOX } from '../places.js';
import { put } from '../position/position.js';

/** 18.19: Materiel Shortages comes off the Turn Track: a roll first, then the Strategic Warfare Box. */
export const materielShortages = process<{ marker: Counter }>('materiel-shortages', (u, f) => {
  if (f.step++ > 0) {
    put(u, f.marker, STRATEGIC_BOX);
    u.log('in-strategic-box', f.marker);
    return u.done();
  }
  shortagesDie.roll(u, {});
});

const shortagesDie = luckyDie<object>('materiel-shortages-die', {
  about: 'materiel-shortages',
  rolling: () => ({ roller: AXIS, against: NO_FACTION }),
  settle(u, _, die) {
    const drms = politicalDrms(u, AXIS, NO_COUNTRY);
    const result = modified(die, drms);
    u.log('materiel-shortages', die, drms.tide, drms.uscl, result);
    const event = u.facts.values.eventTables.get('materiel-shortages')![result - 1];
    if (isPoliticalEvent(event))
      politicalEvent(event)(u, { faction: AXIS, country: NO_COUNTRY, about: 'command' });
  },
});

export const shortagesRules = [materielShortages, shortagesDie.rule];
