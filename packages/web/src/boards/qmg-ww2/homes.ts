/** The country of each Home space. Known without the engine, so that the cover can be drawn before it is loaded. */
export const HOMES: Readonly<Record<string, string | undefined>> = {
  germany: 'germany',
  'united-kingdom': 'united-kingdom',
  japan: 'japan',
  moscow: 'soviet-union',
  italy: 'italy',
  'eastern-united-states': 'united-states',
};
