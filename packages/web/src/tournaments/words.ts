import type { ClockSpec, PairingOutcome, Standing, TournamentInfo } from '@sandtable/protocol';
import { aboutOf } from '../games.js';
import { club } from '../languages/club.js';
import { forms } from '../languages/forms.js';
import { language, w } from '../languages/index.js';

/** The name of a tournament; its game, if its organizer is gone and the name with them. */
export function nameOf({ name, game, season, format }: TournamentInfo): string {
  const plain = name || club.tournaments.nameless(aboutOf(game)?.title ?? game);
  return format === 'league' && season > 1 ? club.tournaments.season(plain, season) : plain;
}

/** How it is played, in a few words. */
export function formatWords({ format, of, cycles }: TournamentInfo): string {
  if (format === 'swiss') return club.tournaments.swissRounds(of);
  const words = format === 'league' ? club.tournaments.leagueOf : club.tournaments.robinOf;
  return words(cycles);
}

export function clockWords({ kind, seconds, refill }: ClockSpec): string {
  const live = kind === 'live';
  const each = live ? w.clock.minutes(Math.round(seconds / 60)) : w.clock.days(Math.round(seconds / 86_400));
  const back = live ? w.clock.seconds(refill) : w.clock.hours(Math.round(refill / 3600));
  return club.lobby.clock(live ? forms.setup.live : forms.setup.correspondence, each, back);
}

export function momentOf(time: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

/** Points and tie-breaks as players write them: with halves and quarters. */
export function pointsWords(points: number): string {
  const whole = Math.floor(points);
  const rest = { 0: '', 0.25: '¼', 0.5: '½', 0.75: '¾' }[points - whole] ?? '';
  return rest === '' ? String(whole) : `${whole === 0 ? '' : whole}${rest}`;
}

/** What a pairing brought the first and the second: "1", "½", "0"; empty while it is not over. */
export function scoresOf(outcome: PairingOutcome | null): [one: string, other: string] {
  switch (outcome) {
    case 'one':
      return ['1', '0'];
    case 'other':
      return ['0', '1'];
    case 'draw':
      return ['½', '½'];
    case 'neither':
      return ['0', '0'];
    default:
      return ['', ''];
  }
}

/** Everybody's place, as it is written before a name; equal places are told apart by their order. */
export function rowsByPerson(standings: readonly Standing[]): ReadonlyMap<string, number> {
  return new Map(standings.map(({ person }, i) => [person, i + 1]));
}
