import type { CardFace } from '../board-module.js';
import { CardPicture, pickOf } from '../picture.js';
import type { Scene } from '../scenes.js';
import { CARDS } from './names.js';

// A picture for every card: the scene tells its subject or its reaction, the horizon the side and how far the war is.

const BY_REACTION: Record<string, readonly Scene[]> = {
  advance: ['tanks', 'infantry', 'trucks'],
  'sustain-attack': ['tank fires', 'guns fire', 'assault'],
  retreat: ['trucks', 'train', 'infantry'],
  exchange: ['assault', 'guns fire', 'tank fires'],
  'stand-fast': ['bunker', 'guns', 'infantry'],
  'anti-air': ['anti-aircraft', 'fighters', 'searchlights'],
  'naval-combat': ['broadside', 'sea battle', 'squadron'],
};

const CONTINGENCY: readonly Scene[] = ['factory', 'works', 'flags'];

/** Cards about something of their own, by words of their ids; the first that fits. */
const SUBJECTS: readonly (readonly [RegExp, ...Scene[]])[] = [
  [/general-winter|general-mud/, 'winter'],
  [/ski-|road-of-life/, 'ski'],
  [/railway|railroad|gauge/, 'train'],
  [/airborne/, 'parachutes'],
  [/airbase|airfield/, 'airfield'],
  [/shturmovik/, 'dive bombers'],
  [/air-raid|orator/, 'bombers'],
  [/messerschmitt|yak|night-witches|corpo-aereo/, 'fighters'],
  [/fleet|flotillas|navy|naval/, 'squadron'],
  [/convoy/, 'sinking'],
  [/marine/, 'landing'],
  [/rocket|nebelwerfer|katyusha|artillery|hummel/, 'guns fire'],
  [/tank|panzer|panther|tiger|t-34|motorized|kraftfahrzeug|spahwagen|rapid|mechan/, 'tanks', 'tank'],
  [/truck|refits|aid-from|food|diverted/, 'trucks'],
  [/partisans|diversionist|resistance|uprising|witches/, 'partisans'],
  [/oil|ploiesti/, 'oil'],
  [/plant|5-year|industr|economy|labor|evacuation|tractor/, 'factory'],
  [/conference|armistice|pact|treaty|declaration|directive|okh|coup|control|command|stavka/, 'treaty'],
  [/dig-in|stronghold|sevastopol|defensive|bridgehead|engineers/, 'bunker'],
  [
    /corps|army|armies|guards|militia|volunteers|rifle|snipers|volkssturm|cavalry/,
    'infantry',
    'assault',
    'guns',
    'trucks',
  ],
];

/** The scene of a card, its horizon, and whether snow falls. */
export function pictureOf({ id }: CardFace): { scene: Scene; horizon: string; snow: boolean } {
  const card = CARDS.get(id);
  const scenes = card?.reaction ? BY_REACTION[card.reaction.id] : CONTINGENCY;
  const [, ...subject] = SUBJECTS.find(([words]) => words.test(id)) ?? [null];
  const some = subject.length > 0 ? subject : scenes;
  const late = card?.era === 'late';
  const home = card?.faction === 'soviet' ? 'domes' : card?.faction === 'pact' ? 'cypresses' : 'forest';
  return {
    scene: some[pickOf(id, some.length)],
    horizon: late ? (card?.faction === 'soviet' ? 'ruins' : 'steppe') : home,
    snow: late && pickOf(id, 3) === 0,
  };
}

export const CardArt = ({ face }: { face: CardFace }) => <CardPicture {...pictureOf(face)} />;
