import type { BoardModel, CombatView, StackModel } from '@sandtable/east-front/board-model';
import type { StageProps } from '../board-module.js';
import { boardOf } from './board-of.js';
import { Chip } from './counter.js';
import { spaceFace, spaceName } from './names.js';
import { words } from './words.js';

const { stage: say } = words;

/** The current combat: who attacks with what, who defends, and what it takes to continue. */
export function Stage({ view }: StageProps) {
  const board = boardOf(view);
  const { combat } = board;
  if (!combat) return null;
  const { force, attackersSupport, defence, defendersSupport } = partiesOf(board, combat);
  return (
    <section class="ef-stage" aria-label={say.title(spaceName(combat.from), spaceName(combat.to))}>
      <h3 class="ef-stage-title">
        <span class={`ef-side seat-${combat.attacker}`}>{spaceName(combat.from)}</span>
        <span aria-hidden="true"> → </span>
        <span>{spaceName(combat.to)}</span>
        <small>{say.round(combat.round)}</small>
      </h3>
      <div class="ef-stage-sides">
        <Party title={say.force} stacks={force} empty={say.none} />
        <Party title={say.defence} stacks={defence} empty={say.empty} />
        <Party title={say.attackersSupport} stacks={attackersSupport} empty={say.none} />
        <Party title={say.defendersSupport} stacks={defendersSupport} empty={say.none} />
      </div>
      <p class="ef-stage-need">
        {say.need}: <strong>{say.needs[combat.need]}</strong>
      </p>
      {combat.exchange && <p class="ef-stage-owed">{say.exchange}</p>}
    </section>
  );
}

interface Parties {
  force: StackModel[];
  attackersSupport: StackModel[];
  defence: StackModel[];
  defendersSupport: StackModel[];
}

/** Who takes part in a combat: the attacking force, the pieces in the attacked space, and adjacent support. */
export function partiesOf(board: BoardModel, { faction, attacker, from, to }: CombatView): Parties {
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

function Party({ title, stacks, empty }: { title: string; stacks: readonly StackModel[]; empty: string }) {
  return (
    <div class="ef-party">
      <h4>{title}</h4>
      {stacks.length === 0 ? (
        <p class="ef-party-none">{empty}</p>
      ) : (
        <ul>
          {stacks.map((stack) => (
            <li key={stack.id}>
              <Chip faction={stack.faction} type={stack.type} />
              <span>
                {words.stack(stack.faction, stack.type, stack.count)}, {spaceName(stack.space)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
