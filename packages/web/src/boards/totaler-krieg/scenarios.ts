/** The scenarios that are played without hands of cards and politics (21 to 23). The first is the default. */
const TRAINING: readonly string[] = ['case-white', 'barbarossa', 'fall-of-france'];

export const isCampaign = (scenario: string): boolean => scenario !== '' && !TRAINING.includes(scenario);
