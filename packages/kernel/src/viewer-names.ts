/** The names of the two viewers without a seat; the others are named after their seat. */
export const SPECTATOR_NAME = 'spectator';
export const ALL_KNOWING_NAME = 'all-knowing';
