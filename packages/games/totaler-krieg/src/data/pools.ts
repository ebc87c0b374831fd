/** Counters that are two sides of the same cardboard: id, members, number of counters. */
export const POOL_ROWS = `
german-vg-detachment|de-vg mk-detachment-de|6
british-infantry-detachment|gb-inf mk-detachment-gb|5
italian-colonial-detachment|it-col-012 mk-detachment-it|1
`;
