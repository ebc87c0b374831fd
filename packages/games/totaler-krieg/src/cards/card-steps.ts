import type { Country } from '../ids.js';
import { COUNTRY } from '../map/areas.js';

type StepType = 'infantry' | 'armor' | 'colonial' | 'ss' | 'any';

/** Replacement steps on a card. */
export interface CardSteps {
  /** -1 for the Partnership Country (1.1.2m). */
  country: Country;
  type: StepType;
  steps: number;
  /** 1.3.1c: taken in the Conditional Events Segment of every turn the card is Current. */
  eachTurn: boolean;
}

/** The Blitz symbols of a card: those that count, and those that are rolled for. */
export interface CardBlitz {
  fixed: number;
  variable: number;
}

const STEPS = /^([a-z-]+):(infantry|armor|colonial|ss|any)\*(\d{1,2})(@turn)?$/;

/** "germany:infantry*6", "partner:any*1@turn"; null if it cannot be read. */
export function parseSteps(word: string): CardSteps | null {
  const match = STEPS.exec(word);
  if (!match) return null;
  const [, name, type, steps, eachTurn] = match;
  const country = name === 'partner' ? (-1 as Country) : COUNTRY.index(name);
  if (country < 0 && name !== 'partner') return null;
  return { country, type: type as StepType, steps: Number(steps), eachTurn: eachTurn !== undefined };
}

export function readSteps(word: string): CardSteps {
  const steps = parseSteps(word);
  if (!steps) throw new Error(`replacement steps cannot be read: ${word}`);
  return steps;
}

/** "2", "1+1" */
export function readBlitz(text: string): CardBlitz {
  const [fixed, variable = 0] = text.split('+').map(Number);
  return { fixed, variable };
}
