import { COUNTRIES } from '../map/areas.js';
import type { CardSteps } from './card-steps.js';

/** Replacement steps as a card shows them. */
export type StepsFace = {
  /** '' for the Partnership Country. */
  readonly country: string;
  readonly type: CardSteps['type'];
  readonly steps: number;
  readonly eachTurn: boolean;
};

export const stepsFace = ({ country, type, steps, eachTurn }: CardSteps): StepsFace => ({
  country: country < 0 ? '' : COUNTRIES[country].name,
  type,
  steps,
  eachTurn,
});
