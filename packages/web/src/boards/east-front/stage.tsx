import type { BoardModel, CombatView, StackModel } from '@sandtable/east-front/board-model';
import type { StageProps } from '../board-module.js';
import { GlyphIcon } from '../glyph-icon.js';
import { INFANTRY, PLANE, SUSTAIN, TANK } from '../glyphs.js';
import { boardOf } from './board-of.js';
import { Chip } from './counter.js';
import { spaceFace, spaceName } from './names.js';
import { words } from './words.js';

/** The current combat in little height: who attacks with what, who defends, and which rank it takes to go on. */
export function Stage({ view }: StageProps) {
  const board = boardOf(view);
  const { combat } = board;
  if (!combat) return null;
  const { stage: say } = words;
  const parties = partiesOf(board, combat);
  const [from, to] = [spaceName(combat.from), spaceName(combat.to)];
  const defender = combat.attacker === 'axis' ? 'allies' : 'axis';
  return (
    <section class="ef-stage" aria-label={say.title(from, to)}>
      <div class="ef-sides">
        <Side
          seat={combat.attacker}
          title={say.attacks(from)}
          count={say.inForce(sum(parties.force))}
          force={parties.force}
          support={parties.attackersSupport}
          home={combat.from}
        />
        <Side
          seat={defender}
          title={say.defends(to)}
          count={say.left(sum(parties.defence))}
          force={parties.defence}
          support={parties.defendersSupport}
          home={combat.to}
        />
      </div>
      <p class="ef-rank-words">
        {say.need}: <strong>{say.needs[combat.need]}</strong>
      </p>
      <ol class="ef-ranks" aria-hidden="true">
        {RANKS.map(({ id, glyph }, rank) => (
          <li key={id} class={rank < NEEDED[combat.need] ? 'is-too-low' : 'is-enough'}>
            <GlyphIcon glyph={glyph} />
            {say.ranks[id]}
          </li>
        ))}
      </ol>
      {combat.exchange && <p class="ef-stage-owed">{say.exchange}</p>}
    </section>
  );
}

const RANKS = [
  { id: 'infantry', glyph: INFANTRY },
  { id: 'tank', glyph: TANK },
  { id: 'airplane', glyph: PLANE },
  { id: 'sustain-attack', glyph: SUSTAIN },
] as const;

/** The lowest rank that goes on with a combat. */
const NEEDED: Record<CombatView['need'], number> = { any: 0, tank: 1, airplane: 2, 'sustain-attack': 3 };

const sum = (stacks: readonly StackModel[]) => stacks.reduce((all, { count }) => all + count, 0);

interface Parties {
  force: StackModel[];
  attackersSupport: StackModel[];
  defence: StackModel[];
  defendersSupport: StackModel[];
}

/** Who takes part in a combat: the attacking force, the pieces in the attacked space, and adjacent support. */
export function partiesOf(
  board: BoardModel,
  { faction, attacker, from, to }: Pick<CombatView, 'faction' | 'attacker' | 'from' | 'to'>,
): Parties {
  const near = spaceFace(to)?.adjacent ?? [];
  const isGround = ({ type }: StackModel) => type === 'infantry' || type === 'tank';
  const sideOf = ({ faction: one }: StackModel) => (one === 'soviet' ? 'allies' : 'axis');
  const defence = board.stacks.filter((stack) => stack.space === to && sideOf(stack) !== attacker);
  const supporting = board.stacks.filter((stack) => near.includes(stack.space) && !isGround(stack));
  return {
    force: board.stacks.filter(
      (stack) => stack.space === from && stack.faction === faction && isGround(stack),
    ),
    attackersSupport: supporting.filter((stack) => stack.faction === faction),
    defence,
    defendersSupport: supporting.filter(
      (stack) => sideOf(stack) !== attacker && defence.some((other) => other.faction === stack.faction),
    ),
  };
}

interface SideProps {
  seat: string;
  title: string;
  count: string;
  force: readonly StackModel[];
  support: readonly StackModel[];
  /** The space that need not be named beside a piece. */
  home: string;
}

function Side({ seat, title, count, force, support, home }: SideProps) {
  const { stage: say } = words;
  return (
    <div class={`ef-side seat-${seat}`}>
      <h3>
        <span>{title}</span> <small>{count}</small>
      </h3>
      <Party title={say.force} stacks={force} empty={say.empty} home={home} />
      <Party title={say.support} stacks={support} empty={say.none} home={home} />
    </div>
  );
}

interface PartyProps extends Pick<SideProps, 'title' | 'home'> {
  stacks: readonly StackModel[];
  empty: string;
}

function Party({ title, stacks, empty, home }: PartyProps) {
  return (
    <div class="ef-party">
      <h4 class="caps">{title}</h4>
      {stacks.length === 0 ? (
        <p class="ef-party-none">{empty}</p>
      ) : (
        <ul>
          {stacks.map((stack) => (
            <li
              key={stack.id}
              title={`${words.stack(stack.faction, stack.type, stack.count)}, ${spaceName(stack.space)}`}
            >
              <span class="unseen">{words.stack(stack.faction, stack.type, stack.count)}</span>
              <Chip faction={stack.faction} type={stack.type} />
              {stack.count > 1 && (
                <b class="ef-party-count" aria-hidden="true">
                  {stack.count}
                </b>
              )}
              {stack.space !== home && <em>{spaceName(stack.space)}</em>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
