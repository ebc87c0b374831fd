import { clone, firstDifference, printEntry, quote } from '@sandtable/kernel';
import type { Choice, RuleCase, Step } from './case.js';
import { type CaseDocument, CaseProblem, keyOf, type Path, type Problem } from './document.js';
import { judge } from './judge.js';
import { breakdown, CasePlay } from './play-case.js';
import { type CaseLabel, type Library, type Machines, readCase } from './read-case.js';
import { claimInWords, matchesClaim, reasonOf } from './refusal-claim.js';

/** Why a case fails, and where. */
export interface Reason {
  file: string;
  line: number;
  /** The key: then.pieces.germany; empty for the case as a whole. */
  key: string;
  message: string;
}

export interface CaseResult extends CaseLabel {
  file: string;
  line: number;
  ok: boolean;
  reasons: Reason[];
  /** The choices and rolls until the end, in journal format. */
  journal: string[];
  /** The same in readable form, with names instead of numbers. Only for a failed case. */
  happened?: string[];
  /** The contents of each place when the position could not be arranged. */
  arranged?: string[];
}

/** Reads and plays one case. Never throws because of the contents of the case. */
export async function checkDocument(
  document: CaseDocument,
  library: Library,
  machines: Machines = new Map(),
): Promise<CaseResult> {
  const { ruleCase, problems, title, game, rule } = await readCase(document, library, machines);
  const { problems: found, ...told } = ruleCase ? runCase(ruleCase) : { problems, journal: [] };
  const reasons = found.map((problem) => located(document, problem));
  const { file, line } = document;
  return { file, line, title, game, rule, ok: reasons.length === 0, reasons, ...told };
}

function located(document: CaseDocument, { path, message, line }: Problem): Reason {
  return { file: document.file, line: line ?? document.lineOf(path), key: keyOf(path), message };
}

interface Run extends Pick<CaseResult, 'journal' | 'happened' | 'arranged'> {
  problems: Problem[];
}

/** Plays a case to its end, or to the first failing step. */
export function runCase(ruleCase: RuleCase): Run {
  const play = new CasePlay(ruleCase);
  let problems: Problem[] = [];
  let where: Path = [];
  let arranged = false;
  try {
    play.arrange();
    arranged = true;
    for (const step of ruleCase.steps) {
      where = step.then?.path ?? where;
      problems = [...makeChoices(play, step), ...(step.then ? judge(play, step.then) : [])];
      if (problems.length > 0) break;
    }
    if (problems.length === 0) problems = play.unusedChance();
  } catch (error) {
    const broken = breakdown(error, where, 'the rules break down');
    if (!(broken instanceof CaseProblem)) throw broken;
    problems = [{ path: broken.path, message: broken.message }];
  }
  const journal = play.match.entries.map(printEntry);
  if (problems.length === 0) return { problems, journal };
  return { problems, journal, happened: play.happened(), ...(arranged ? {} : { arranged: play.lying() }) };
}

/** Every choice is accepted, except the last one where `refused` says so. */
function makeChoices(play: CasePlay, { when, then }: Step): Problem[] {
  const problems: Problem[] = [];
  when.forEach((choice, i) => {
    const expected = i === when.length - 1 ? (then?.refused ?? null) : null;
    const before = clone(play.match.state);
    const refused = play.choose(choice);
    if (!refused) {
      if (expected)
        problems.push(
          problem(
            expected.path,
            `expected ${said(choice)} to be refused ${claimInWords(expected)}, but it was accepted`,
          ),
        );
      return;
    }
    const changed = firstDifference(before, play.match.state);
    if (changed)
      problems.push(problem(choice.path, `${said(choice)} is refused, and yet it changed ${changed}`));
    // After a failed choice, the position is not the one the case describes.
    if (!expected) throw new CaseProblem(choice.path, `${said(choice)} is refused: ${reasonOf(refused)}`);
    if (!matchesClaim(refused, expected)) {
      const message = `expected ${said(choice)} to be refused ${claimInWords(expected)}, found: ${reasonOf(refused)}`;
      problems.push(problem(expected.path, message));
    }
  });
  return problems;
}

function said({ text }: Choice): string {
  return `${quote(text)}`;
}

function problem(path: Path, message: string): Problem {
  return { path, message };
}
