/** Games that follow history: what the rules let happen, and where they say no. */
export { type Departure, HistoricalGame } from './play.js';
