import { makerOf, Players } from '@sandtable/bots';
import { Machine } from '@sandtable/kernel';
import { MILESTONES, totalerKrieg, turnId } from '@sandtable/totaler-krieg';
import { bots } from '@sandtable/totaler-krieg/bots';
import type { GameLine } from './game-line.js';

type Table = ReturnType<typeof totalerKrieg.table>;
type Facts = ReturnType<typeof totalerKrieg.facts>;
export type CampaignPlan = Pick<GameLine, 'start' | 'bots' | 'commit'>;

/** More choices than any campaign takes. */
const LONGEST = 200_000;

/** Plays campaigns of one start and writes down when the milestones of the war came. */
export class CampaignPlayer {
  private readonly machine: Machine<Table, Facts>;
  private readonly players: Players<Table, Facts>;

  /** Games are broken off after the turn `until`, if there is one: for a look at the beginning of the war. */
  constructor(
    private readonly plan: CampaignPlan,
    private readonly until: string | null = null,
  ) {
    this.machine = new Machine<Table, Facts>(totalerKrieg, { scenario: plan.start });
    this.players = new Players(
      this.machine,
      plan.bots.map((name) => makerOf<Table, Facts>(name, bots)),
    );
  }

  play(seed: string): GameLine {
    const { machine, players, plan } = this;
    const before = process.cpuUsage();
    players.sit(seed);
    const state = machine.setup(seed);
    const thinking: GameLine['thinking'] = {};
    const milestones: Record<string, string> = {};
    const come = new Set<string>();
    let [choices, segment] = [0, -1];
    const look = () => {
      const u = machine.read(state);
      for (const { id, hasCome } of MILESTONES) {
        if (come.has(id) || !hasCome(u, come)) continue;
        come.add(id);
        milestones[id] = turnId(state.table.turn);
      }
    };
    for (let seat = machine.nextSeat(state); seat >= 0; seat = machine.nextSeat(state)) {
      if (++choices > LONGEST) throw new Error(`${seed} has no end after ${LONGEST} choices`);
      if (this.until !== null && turnId(state.table.turn) > this.until) break;
      if (state.table.segment !== segment) {
        segment = state.table.segment;
        look();
      }
      const begin = performance.now();
      const { option } = players.choose(state, seat);
      const bot = plan.bots[seat];
      const mind = thinking[bot] ?? { decisions: 0, millis: 0 };
      thinking[bot] = mind;
      mind.millis += performance.now() - begin;
      mind.decisions++;
      const refused = machine.choose(state, seat, option);
      if (refused) throw new Error(`${seed}: ${refused.reason}`);
    }
    look();
    const { winner, scores, why } = state.outcome ?? { winner: -1, scores: [0, 0], why: 'broken off' };
    const { box, tide } = state.table.vp;
    const spent = process.cpuUsage(before);
    return {
      seed,
      ...plan,
      milestones,
      end: turnId(state.table.turn),
      winner,
      reason: why,
      scores: [...scores],
      vp: tide ? box : -box,
      choices,
      seconds: (spent.user + spent.system) / 1_000_000,
      thinking,
    };
  }
}
