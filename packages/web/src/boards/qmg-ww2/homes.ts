/** Whose Home space a space is: known without the engine, so that the lid of the box can be drawn before it comes. */
export const HOMES: Readonly<Record<string, string | undefined>> = {
  germany: 'germany',
  'united-kingdom': 'united-kingdom',
  japan: 'japan',
  moscow: 'soviet-union',
  italy: 'italy',
  'eastern-united-states': 'united-states',
};
