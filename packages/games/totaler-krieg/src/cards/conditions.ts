/** What a Selection Requirement tests, in the words of the card data. */
export const TESTS = [
  'active',
  'allied-unit-in',
  'axis-stars',
  'blitz-up-to',
  'civil-war',
  'conquered-controlled',
  'current',
  'pac',
  'pacific-war',
  'played',
  'posture',
  'republican-support',
  'status',
  'uscl-from',
  'war',
  'war-from',
  'year',
  'year-from',
] as const;
export type Test = (typeof TESTS)[number];

/** One test: `posture:russia=war,rapallo` has the subject russia and the values war and rapallo. */
export interface Condition {
  test: Test;
  not: boolean;
  /** How many of the subjects must pass. */
  least: number;
  subjects: readonly string[];
  values: readonly string[];
}

/** A requirement holds if all conditions of one of its alternatives do. */
export type Requirement = readonly (readonly Condition[])[];

function readCondition(text: string): Condition {
  const match = /^(!?)([a-z-]+)(?:\*(\d+))?(?::([^=]+)(?:=(.+))?)?$/.exec(text);
  const test = TESTS.find((one) => one === match?.[2]);
  if (!match || !test) throw new Error(`a card condition cannot be read: ${text}`);
  const [, not, , least, subjects, values] = match;
  return {
    test,
    not: not === '!',
    least: Number(least ?? 1),
    subjects: subjects?.split(',') ?? [],
    values: values?.split(',') ?? [],
  };
}

export function readRequirement(text: string): Requirement {
  return text.split('/').map((alternative) => alternative.split('+').map(readCondition));
}
