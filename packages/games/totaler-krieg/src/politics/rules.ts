import { setUpCountry } from './activate.js';
import { conquestRules } from './conquer.js';
import { declarationRules } from './declarations.js';
import { internmentRules } from './internment.js';
import { mobilizeRules } from './mobilize.js';
import { placeCountryRules } from './place-country.js';
import { reichAnnexRules } from './reich-annex.js';

/** The questions and processes of politics. */
export const politicsRules = [
  setUpCountry,
  ...placeCountryRules,
  ...mobilizeRules,
  ...declarationRules,
  ...conquestRules,
  ...internmentRules,
  ...reichAnnexRules,
];
