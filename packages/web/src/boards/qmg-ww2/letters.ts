/** Two letters for each country: nobody needs its colour to tell it. */
export const LETTERS: Record<string, string> = {
  germany: 'GE',
  'united-kingdom': 'UK',
  japan: 'JP',
  'soviet-union': 'SU',
  italy: 'IT',
  'united-states': 'US',
};
