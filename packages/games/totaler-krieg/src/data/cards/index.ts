/**
 * All Option Cards of the three factions, one per line. The printed cards are not known: what the rulebook says of them
 * is kept, the rest is designed. Columns:
 *
 *  1. id: the faction's letter, number, letter of the alternative;
 *  2. name;
 *  3. the first War State in which it may be selected;
 *  4. deck: empty for the common one, or the one-map scenario that uses it;
 *  5. seasons in which it may be revealed, empty for all;
 *  6. groups it belongs to;
 *  7. Selection Requirements, all of which must hold: "a/b" either, "a+b" both, "!a" not, "played*2:A8,A9" two of them;
 *  8. cards it removes: "A22b,A27b", "choose*1:S41,S42", with a condition after "?";
 *  9. when it leaves the deck unplayed;
 * 10. Blitz symbols: fixed, or fixed+variable;
 * 11. replacements: "germany:infantry*12"; "@turn" marks those of every Conditional Events Segment (1.3.1c);
 * 12. reinforcements by box or hexes: "delay-box de-army-3p/reduced; force-pool su-inf*4";
 * 13. Political Events: "table" with six results for a die of 1 to 6, or "choice" with the events offered; "-" is No
 *     Result, "19.14:supply" an event and what it is about;
 * 14. Conditional Events: a number of section 20, or "card:A23a" for one printed on the card itself;
 * 15. other effects;
 * 16. "returns" if it goes back to the hand.
 */
export { AXIS_CARD_ROWS } from './axis.js';
export { SOVIET_CARD_ROWS } from './soviet.js';
export { WESTERN_CARD_ROWS } from './western.js';
