import { eastFront } from '@sandtable/east-front';
import type { CardId, ChoiceText } from '@sandtable/east-front/faces';
import { Machine, type Plain, readOption, type SpelledOption, spellOption } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import { capital } from '../pretty.js';
import { optionLabel } from './option-label.js';

/** The labels of the options after these choices from a given position. */
function buttonsAfter<Choice extends string>(
  given: Record<string, Plain>,
  ...choices: (Choice & ChoiceText<Choice>)[]
): string[] {
  const machine = new Machine(eastFront);
  const state = machine.blank('buttons');
  machine.run(state, null, null, (u) => eastFront.cases!.arrange(u, given));
  for (const text of choices) {
    const seat = machine.nextSeat(state);
    const meaning = readOption(machine, state, seat, text);
    if ('refused' in meaning) throw new Error(meaning.refused.reason);
    const refused = machine.choose(state, seat, meaning.option);
    if (refused) throw new Error(refused.reason);
  }
  const seat = machine.nextSeat(state);
  const said = (option: SpelledOption) => optionLabel(option) ?? capital(option.label ?? option.text);
  return machine.legal(state, seat).map((option) => said(spellOption(machine, state, seat, option)));
}

const hand = (...cards: CardId[]) => ({ hand: cards });

describe('what a button says', () => {
  it('calls a Contingency card by the side that is up', () => {
    const buttons = buttonsAfter({
      contingency: { axis: { ['forced-labor' satisfies CardId]: 'second' } },
      cards: { axis: hand('okh', 'barbarossa') },
    });
    expect(buttons).toContain('Use Pervitin');
    expect(buttons).toContain('Use Supplies Diverted East');
    expect(buttons).toContain('Conscript a German fleet in the West Baltic Sea');
  });

  it('labels each choice that a card text offers', () => {
    const uprising = {
      round: 5,
      turn: 'allies',
      cards: {
        allies: hand('warsaw-uprising'),
        axis: hand('okh', 'barbarossa', 'engineers'),
      },
    };
    expect(buttonsAfter(uprising, 'play warsaw-uprising')).toEqual([
      'Eliminate a piece in Warsaw',
      'Discard 3 cards',
      'Let the Allies gain 2 VP',
    ]);
    expect(buttonsAfter(uprising, 'play warsaw-uprising', 'choose eliminate')).toContain(
      'Eliminate the German tank in Warsaw',
    );
    const projects = {
      pieces: { german: { infantry: ['berlin'], fleet: [] } },
      cards: { axis: hand('okh') },
    };
    expect(buttonsAfter(projects, 'contingency naval-projects-completed')).toEqual([
      'Discard a card for a fleet in the West Baltic Sea',
      'Only flip the card',
    ]);
  });

  it('has its articles right', () => {
    const force = { cards: { axis: { hand: ['barbarossa'] } } };
    expect(buttonsAfter(force, 'play barbarossa')).toContain(
      'German force in East Prussia attacks the Baltic States',
    );
  });
});
