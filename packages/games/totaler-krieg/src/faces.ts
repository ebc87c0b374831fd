/** What a page of the campaign shows besides the view: card faces and names, as plain values. */
export {
  type Basis,
  CARD_PARTS,
  type CardPart,
  type OptionCardFace,
  optionCardFaces,
  type PoliticalFace,
} from './cards/faces.js';
export {
  POLICIES,
  POLICY_NAMES,
  POSTURE_BOX_NAMES,
  POSTURE_BOXES,
  TRUCE_NAMES,
  TRUCES,
} from './politics/posture.js';
