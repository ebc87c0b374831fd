import { AXIS, type Country, type Faction, SOVIET, WESTERN } from '../ids.js';
import { BRITAIN, FRANCE, RUSSIA, UNITED_STATES } from '../map/areas.js';
import { ACTIVE, type R } from '../table.js';

/** 13.6a: the boxes of the Posture Display. */
export const POSTURE_BOXES = [
  'united-states',
  'britain',
  'france',
  'western-minors',
  'russia',
  'soviet-minors',
] as const;
export type PostureBoxId = (typeof POSTURE_BOXES)[number];
export const US_POSTURE = 0;
export const BRITISH_POSTURE = 1;
export const FRENCH_POSTURE = 2;
export const WESTERN_MINORS = 3;
export const RUSSIAN_POSTURE = 4;
export const SOVIET_MINORS = 5;
export const POSTURE_BOX_NAMES: readonly string[] = [
  'United States',
  'Britain',
  'France',
  'Western Minors',
  'Russia',
  'Soviet Minors',
];

/** 13.6.1.1 */
export const POLICIES = [
  'none',
  'appeasement',
  'cordon',
  'franco-russian-entente',
  'guarantees',
  'isolationism',
  'locarno',
  'nazi-soviet-pact',
  'ostland-accord',
  'rapallo',
] as const;
export type PolicyId = (typeof POLICIES)[number];
export const POLICY_NAMES = [
  '',
  'Appeasement',
  'Cordon Sanitaire',
  'Franco-Russian Entente',
  'Guarantees',
  'Isolationism',
  'Treaty of Locarno',
  'Nazi-Soviet Pact',
  'Ostland Accord',
  'Treaty of Rapallo',
] as const;
export const NO_POLICY = 0;
export const policyNumber = (id: PolicyId): number => POLICIES.indexOf(id);
export const APPEASEMENT = policyNumber('appeasement');
export const CORDON = policyNumber('cordon');
export const ENTENTE = policyNumber('franco-russian-entente');
export const GUARANTEES = policyNumber('guarantees');
export const ISOLATIONISM = policyNumber('isolationism');
export const LOCARNO = policyNumber('locarno');
export const PACT = policyNumber('nazi-soviet-pact');
export const OSTLAND_ACCORD = policyNumber('ostland-accord');
export const RAPALLO = policyNumber('rapallo');

/** 13.6.2 */
export const TRUCES = ['none', 'negotiation', 'armistice', 'reassess-policy'] as const;
export type TruceId = (typeof TRUCES)[number];
export const TRUCE_NAMES = ['', 'Negotiation', 'Armistice', 'Reassess Policy'] as const;
export const NO_TRUCE = 0;
export const NEGOTIATION = 1;
export const ARMISTICE = 2;
export const REASSESS_POLICY = 3;

/** The faction to which a Posture Box belongs. */
export function factionOfBox(box: number): Faction {
  return box <= WESTERN_MINORS ? WESTERN : SOVIET;
}

/** The boxes of a faction; the Axis has none (13.6c). */
export function boxesOf(faction: Faction): number[] {
  return POSTURE_BOXES.map((_, box) => box).filter((box) => factionOfBox(box) === faction);
}

/** 13.6a: the box of a Country that belongs to this Allied faction, or would. */
export function postureBoxOf(u: R, country: Country, faction: Faction): number {
  if (country === UNITED_STATES) return US_POSTURE;
  if (country === BRITAIN) return BRITISH_POSTURE;
  if (country === FRANCE && !u.table.vichy) return FRENCH_POSTURE;
  if (country === RUSSIA) return RUSSIAN_POSTURE;
  return faction === SOVIET ? SOVIET_MINORS : WESTERN_MINORS;
}

/** 13.6b: the Countries of the box are at war with the Axis. */
export function isWarBox({ table }: R, box: number): boolean {
  return table.policy[box] === NO_POLICY && table.truce[box] === NO_TRUCE;
}

/** The box of an active Allied Country; -1 for others, which have no Posture (13.6c). */
function boxOf(u: R, country: Country): number {
  const { status, allegiance } = u.table;
  if (country < 0 || status[country] !== ACTIVE || allegiance[country] === AXIS) return -1;
  return postureBoxOf(u, country, allegiance[country]);
}

/** 13.6b: a Policy Affected Country. */
export function isPac(u: R, country: Country): boolean {
  const box = boxOf(u, country);
  return box >= 0 && u.table.policy[box] !== NO_POLICY;
}

/** 13.6b: a Truce Affected Country; under a Policy it is a PAC first (13.6d). */
export function isTac(u: R, country: Country): boolean {
  const box = boxOf(u, country);
  return box >= 0 && u.table.policy[box] === NO_POLICY && u.table.truce[box] !== NO_TRUCE;
}

/** A PAC or TAC: it and the Axis leave each other alone (13.6.1a, 13.6.2.1a). */
export function isAtPeace(u: R, country: Country): boolean {
  const box = boxOf(u, country);
  return box >= 0 && !isWarBox(u, box);
}
