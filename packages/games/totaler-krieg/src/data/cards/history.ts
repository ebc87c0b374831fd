/** The cards of history, from Spring 1937 on. */
export const HISTORICAL_CARDS = {
  axis: 'A17 A1 A2 A7 A10 A18 A12 A3 A19 A4a A15 A5 A24 A22a A28a A29a A25 A23a A39 A31 A32 A33 A43 A34a A43 A35a A43 A46 A36 A37 A48 A38 A43',
  western:
    'W8 W1 W2 W9 W3 W12 W6a W9 W7a W4 W9 W5b W23 W16 W14 W17 W18a W14 W19 W31 W21 W20a W30 W34 W35a W36a W32a W38a W39 W40 W41 W43a W44',
  soviet:
    'S1a S12 S5a S12 S6 S12 S2 S13 S14 S3 S11 S18 S4a S8a S20a S15 S16 S17a S25 S26b S27a S28 S43 S29a S30 S31a S39 S32 S39 S33a S40 S34 S35b',
} as const;

/** Which cards left the decks unplayed when these were revealed. */
export const HISTORICAL_DISCARDS: Readonly<Record<string, readonly string[]>> = {
  A2: ['A49', 'A8'],
  A7: ['A11', 'A13'],
  A3: ['A45', 'A9'],
  A5: ['A44'],
  A34a: ['A47'],
  S6: ['S42'],
  S25: ['S44'],
};
