import {
  CaseError,
  explainRefusal,
  type Plain,
  quote,
  type Refused,
  readOption,
  refusedAs,
  UNDO,
  view,
} from '@sandtable/kernel';
import { stringify } from 'yaml';
import type { Then, ViewClaim } from './case.js';
import { impossibleChoice } from './choices.js';
import { CaseProblem, type Problem } from './document.js';
import { breakdown, type CasePlay } from './play-case.js';
import { claimInWords, matchesClaim, reasonOf } from './refusal-claim.js';

/** Every failed expectation of `then`. (`refused` is checked when the choice is made.) */
export function judge(play: CasePlay, then: Then): Problem[] {
  const judges = [asked, legal, illegal, views, log, outcome, own];
  return judges.flatMap((one) => one(play, then));
}

function asked(play: CasePlay, { asked: claim }: Then): Problem[] {
  if (!claim) return [];
  const found = play.asked();
  const right = claim.seats.length === found.length && claim.seats.every((seat) => found.includes(seat));
  const name = (seats: number[]) =>
    seats.map((i) => play.ruleCase.machine.game.seats[i].id).join(', ') || 'nobody';
  return right ? [] : [{ path: claim.path, message: `expected ${name(claim.seats)}, found ${name(found)}` }];
}

function legal(play: CasePlay, { legal: claims }: Then): Problem[] {
  return claims.flatMap((claim) =>
    caught(claim.path, () => {
      const refused = explained(play, claim);
      return refused ? `expected ${quote(claim.text)} to be legal, found: ${reasonOf(refused)}` : null;
    }),
  );
}

function illegal(play: CasePlay, { illegal: claims }: Then): Problem[] {
  return claims.flatMap((claim) =>
    caught(claim.path, () => {
      const refused = explained(play, claim);
      if (!refused) return `expected ${quote(claim.text)} to be illegal, but it is legal`;
      if (!matchesClaim(refused, claim)) {
        return `expected ${quote(claim.text)} to be illegal ${claimInWords(claim)}, found: ${reasonOf(refused)}`;
      }
      // If the case expects that the words cannot be read, that is the expectation itself.
      if (claim.because === 'not-understood') return null;
      const never = impossibleChoice(play.ruleCase.machine, claim.text);
      if (never) return `${never}: that it is illegal says nothing`;
      const unread = claim.because === null && claim.says === null ? notOfThisQuestion(play, claim) : null;
      return unread && `${unread}: that it is illegal says nothing`;
    }),
  );
}

/**
 * Why the words mean nothing to the open question, although it asks that seat: they belong to another question, or
 * there is no such name. (That a seat is not asked at all is a valid expectation.)
 */
function notOfThisQuestion(play: CasePlay, claim: Then['legal'][number]): string | null {
  const { machine } = play.ruleCase;
  const seat = play.seatFor(claim);
  if (seat === null || claim.text.toLowerCase() === UNDO || !play.asked().includes(seat)) return null;
  const meaning = readOption(machine, play.match.state, seat, claim.text);
  return 'refused' in meaning ? meaning.refused.reason : null;
}

function explained(play: CasePlay, claim: Then['legal'][number]): Refused | null {
  const seat = play.seatFor(claim);
  if (seat === null) return refusedAs('game-over', 'the game is over');
  // Undo belongs to the match; no question offers it.
  if (claim.text.toLowerCase() === UNDO) return play.match.undoRefused(seat);
  return explainRefusal(play.ruleCase.machine, play.match.state, seat, claim.text);
}

function views(play: CasePlay, { views: claims }: Then): Problem[] {
  return claims.flatMap((claim) => caught(claim.path, () => seen(play, claim)));
}

function seen(play: CasePlay, { viewer, place, knows }: ViewClaim): string | null {
  const { machine } = play.ruleCase;
  const { name } = machine.spec!.places[place];
  const items = view(machine, play.match.state, viewer).places[name];
  const known = items.filter((item): item is string => item !== null);
  const found = `found ${inWords(known)}${items.length > known.length ? ` and ${items.length - known.length} unknown` : ''}`;
  if (Array.isArray(knows)) {
    const right = knows.slice().sort().join('\n') === known.slice().sort().join('\n');
    return right ? null : `expected ${name} to show ${inWords(knows)}, ${found}`;
  }
  if (items.length === 0)
    return `${name} is empty: there is nothing to ${knows === 'nothing' ? 'hide' : 'show'}`;
  if (knows === 'nothing') return known.length === 0 ? null : `expected ${name} to hide everything, ${found}`;
  return known.length === items.length ? null : `expected ${name} to show everything, ${found}`;
}

function log(play: CasePlay, { log: claims }: Then): Problem[] {
  return claims.flatMap(({ path, viewer, text }) => {
    const lines = play.match.logFor(viewer).map((line) => line.text);
    // Capital letters do not count: a name may be written otherwise by now.
    if (lines.some((line) => line.toLowerCase().includes(text.toLowerCase()))) return [];
    const told = lines.map((line) => `${quote(line)}`).join(', ') || 'nothing';
    return [{ path, message: `expected the log to say ${quote(text)}, found ${told}` }];
  });
}

function outcome(play: CasePlay, { outcome: claim }: Then): Problem[] {
  if (!claim) return [];
  const reached = play.match.state.outcome;
  if (!reached) return [{ path: claim.path, message: 'expected the game to be over, found that it goes on' }];
  const { sides, seats } = play.ruleCase.machine.game;
  const side = (winner: number) => (winner < 0 ? 'draw' : sides[winner].id);
  const problems: Problem[] = [];
  if (claim.winner !== null && claim.winner !== reached.winner) {
    const message = `expected ${side(claim.winner)}, found ${side(reached.winner)}`;
    problems.push({ path: [...claim.path, 'winner'], message });
  }
  if (claim.why !== null && claim.why !== reached.why) {
    problems.push({ path: [...claim.path, 'why'], message: `expected ${claim.why}, found ${reached.why}` });
  }
  const leader = reached.leader ?? -1;
  if (claim.leader !== null && claim.leader !== leader) {
    const seat = (led: number) => (led < 0 ? 'none' : seats[led].id);
    const message = `expected ${seat(claim.leader)}, found ${seat(leader)}`;
    problems.push({ path: [...claim.path, 'leader'], message });
  }
  return problems;
}

/** Expectations in the game's vocabulary; the game reports the actual value. */
function own(play: CasePlay, then: Then): Problem[] {
  const { machine } = play.ruleCase;
  return then.own.flatMap(({ key, path, expected }) =>
    caught(path, () => {
      try {
        const found = machine.game.cases!.expect[key](machine.read(play.match.state), expected);
        return found === null ? null : `expected ${inWords(expected)}, found ${found}`;
      } catch (error) {
        if (!(error instanceof CaseError)) throw breakdown(error, path, 'the game cannot compare this');
        // The path inside `then` begins with the key itself.
        const inside = error.path[0] === key ? error.path.slice(1) : error.path;
        throw new CaseProblem([...path, ...inside], error.message);
      }
    }),
  );
}

/** Checks one expectation; a failed or invalid one becomes a problem at its path. */
function caught(path: Problem['path'], claim: () => string | null): Problem[] {
  try {
    const message = claim();
    return message === null ? [] : [{ path, message }];
  } catch (error) {
    if (error instanceof CaseProblem) return [{ path: error.path, message: error.message }];
    throw error;
  }
}

function inWords(value: Plain): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false }).trim();
}
