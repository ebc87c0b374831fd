/** Two letters for each country, so that colour is not needed to tell it. */
export const LETTERS: Record<string, string> = {
  germany: 'GE',
  'united-kingdom': 'UK',
  japan: 'JP',
  'soviet-union': 'SU',
  italy: 'IT',
  'united-states': 'US',
};
