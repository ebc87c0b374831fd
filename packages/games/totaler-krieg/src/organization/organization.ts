import { say } from '@sandtable/kernel';
import { process, question } from '../kit.js';
import { notAskedInSegment } from '../turn/not-asked.js';
import { breakDown, breakDownRules } from './break-down.js';
import { combine, combining } from './combine.js';
import { detach, recall } from './detachments.js';
import { eliminate, eliminating } from './eliminate.js';
import { fortify, raise, unfortify } from './fortify.js';
import { COMBINATION, SEGMENT, type Stage } from './stages.js';

/** 2.3: the Organization Segment of the phasing faction. */
export const organizationPhase = process('organization-phase', (u, f) => {
  if (f.step++ > 0) u.done();
  else u.push(organizationSegment, { stage: COMBINATION, converted: [], over: false });
});

const organizationSegment = process<Stage & { over: boolean }>(SEGMENT, (u, f) => {
  if (f.over) u.done();
  else u.push(organization, { stage: f.stage, converted: f.converted.slice() });
});

const organization = question<Stage>('organization', {
  seats: (u) => 1 << u.table.phasing,
  prompt: () => say`How are the units organized?`,
  anchor: '2.3a',
  standingOrder: notAskedInSegment('done'),
  verbs: [
    combine,
    fortify,
    unfortify,
    raise,
    eliminate,
    breakDown,
    recall,
    detach,
    {
      name: 'done',
      check: () => null,
      apply(u) {
        u.findFrame(organizationSegment)!.over = true;
      },
    },
  ],
});

export const organizationRules = [
  organizationPhase,
  organizationSegment,
  organization,
  combining,
  eliminating,
  ...breakDownRules,
];
