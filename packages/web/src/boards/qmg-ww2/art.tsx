import type { CardFace } from '../board-module.js';
import { CardPicture, pickOf } from '../picture.js';
import type { Scene } from '../scenes.js';

// A picture for every card: the scene tells the kind or the subject, the horizon the country.

const COUNTRY_HORIZON: Record<string, string> = {
  germany: 'forest',
  'united-kingdom': 'cliffs',
  japan: 'volcano',
  'soviet-union': 'domes',
  italy: 'cypresses',
  'united-states': 'towers',
};

const KINDS: Record<string, readonly Scene[]> = {
  'card-build-army': ['tank', 'infantry', 'trucks', 'guns', 'tanks'],
  'card-land-battle': ['tank fires', 'guns fire', 'assault'],
  'card-build-navy': ['cruiser', 'shipyard', 'squadron'],
  'card-sea-battle': ['sea battle', 'broadside', 'torpedo'],
  'card-economic-warfare': ['sinking', 'bombers over works', 'convoy'],
  'card-event': ['flags', 'infantry', 'treaty'],
  'card-response': ['searchlights', 'mast', 'bunker', 'anti-aircraft'],
  'card-status': ['factory', 'works', 'oil'],
};

/** Cards about something of their own, by words of their ids; the first that fits. */
const SUBJECTS: readonly (readonly [RegExp, ...Scene[]])[] = [
  [/wolf-packs|monsoon|malta/, 'submarine'],
  [/submarines|shipping-lanes|patrols/, 'sinking'],
  [/frogmen|mas\b/, 'torpedo'],
  [/firestorm|heavy-bombers|bomber-command|b-2|v-weapons/, 'bombers over works'],
  [/bombers|dauntless|fortresses/, 'bombers'],
  [/dive-bombers|kamikaze/, 'dive bombers'],
  [/jet-fighters|raf|pilots|volunteer-group/, 'fighters'],
  [/blitzkrieg|broad-front|patton|bias/, 'tanks', 'tank'],
  [/autobahn|roads|reinforcements|aid|mobile/, 'trucks'],
  [/railroad|evacuation/, 'train'],
  [/convoy|lend-lease|merchant|transport/, 'convoy'],
  [/winter|rasputitsa|leningrad|stalingrad|moscow/, 'winter'],
  [/partisans|resistance|tito|mao|communist/, 'partisans'],
  [/artillery|guns-and-butter|frontal/, 'guns'],
  [/treaty|council|imperial|sphere|ties|planning/, 'treaty'],
  [/enigma|magic/, 'mast'],
  [/radar|asw/, 'radar'],
  [/carriers|pearl-harbor|truk|surprise/, 'carrier'],
  [/shipyards|repair/, 'shipyard'],
  [/royal-navy|mare-nostrum|destroyers|fleet|mobile-force/, 'squadron'],
  [/amphibious|landing|guadalcanal|singapore/, 'landing'],
  [/wall|posture|cassino|fortified|motherland/, 'bunker'],
  [
    /conscript|volksturm|guards|charge|offensive|army|azul|korps|manpower|mobilization/,
    'infantry',
    'guns',
    'trucks',
  ],
  [/resources|fuel|ore|indies|plunder/, 'oil'],
];

/** The scene of a card and the horizon of its country. */
export function pictureOf({ id, className = '', seat }: CardFace): { scene: Scene; horizon: string } {
  const scenes = KINDS[className] ?? KINDS['card-event'];
  const basic = className === `card-${id}`;
  const [, ...subject] = (basic ? undefined : SUBJECTS.find(([words]) => words.test(id))) ?? [null];
  const some = subject.length > 0 ? subject : scenes;
  return {
    scene: some[pickOf(`${seat} ${id}`, some.length)],
    horizon: COUNTRY_HORIZON[seat ?? ''] ?? 'steppe',
  };
}

export const CardArt = ({ face }: { face: CardFace }) => <CardPicture {...pictureOf(face)} />;
