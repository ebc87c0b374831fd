import { rate, rating } from 'openskill';

/** How well somebody plays a game: a normal distribution, by the model of Weng and Lin. */
export interface Rating {
  mu: number;
  sigma: number;
}

/** One who is rated: the id of a person, or `bot:` and the name of a bot. */
export type Rater = string;

/** A side of a finished game: the winner has rank 1. */
export interface RatedSide {
  rank: number;
  seats: readonly { rater: Rater; stayed: boolean }[];
}

const BOT = 'bot:';

export const botRater = (bot: string): Rater => `${BOT}${bot}`;
/** The name of the bot; null for a person. */
export const botOf = (rater: Rater) => (rater.startsWith(BOT) ? rater.slice(BOT.length) : null);

export const NEW_RATING: Rating = rating();

/** How many standard deviations a rating is shown with, and is taken off it in ladders: 19 of 20 lie within. */
const SURE = 2;

export const lowOf = ({ mu, sigma }: Rating) => mu - SURE * sigma;

/** As shown: 1500 at first, and by how much it may be wrong. */
export function shown({ mu, sigma }: Rating): { points: number; plusMinus: number } {
  const scale = 1500 / NEW_RATING.mu;
  return { points: Math.round(mu * scale), plusMinus: Math.round(sigma * SURE * scale) };
}

/**
 * The ratings of all who played, after the game. A side counts the same whatever number of seats it has, and whoever
 * has several seats counts for each of them. Nobody gains by a game that was finished for them: they only can lose.
 */
export function rateGame(sides: readonly RatedSide[], before: (rater: Rater) => Rating): Map<Rater, Rating> {
  const width = Math.max(...sides.map(({ seats }) => seats.length));
  const teams = sides.map(({ seats }) =>
    Array.from({ length: width }, (_, i) => before(seats[i % seats.length].rater)),
  );
  const after = rate(teams, { rank: sides.map(({ rank }) => rank) });
  const all = new Map<Rater, Rating>();
  sides.forEach(({ seats }, side) => {
    seats.forEach(({ rater }, i) => {
      const stayed = seats.every((seat) => seat.rater !== rater || seat.stayed);
      const { mu, sigma } = after[side][i];
      all.set(rater, stayed || mu < before(rater).mu ? { mu, sigma } : before(rater));
    });
  });
  return all;
}
