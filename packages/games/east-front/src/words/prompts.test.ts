import { Machine, plain, readOption } from '@sandtable/kernel';
import { describe, expect, it } from 'vitest';
import type { Given } from '../../test/given.js';
import type { ChoiceText } from '../cards/choice-text.js';
import type { CardId } from '../cards/decks.js';
import { eastFront } from '../game.js';

/** The prompt of the next question, after these choices from a given position. */
function promptAfter<Choice extends string>(
  given: Given,
  ...choices: (Choice & ChoiceText<Choice>)[]
): string {
  const machine = new Machine(eastFront);
  const state = machine.blank('prompts');
  machine.run(state, null, null, (u) => eastFront.cases!.arrange(u, given));
  for (const text of choices) {
    const seat = machine.nextSeat(state);
    const meaning = readOption(machine, state, seat, text);
    if ('refused' in meaning) throw new Error(meaning.refused.reason);
    const refused = machine.choose(state, seat, meaning.option);
    if (refused) throw new Error(refused.reason);
  }
  const { rule, frame } = machine.question(state)!;
  return plain(rule.prompt(machine.read(state), frame, machine.nextSeat(state)));
}

describe('the prompt of a question', () => {
  it('names the side of the card that is used', () => {
    const second: Given = { contingency: { axis: { 'forced-labor': 'second' } } };
    expect(promptAfter(second, 'contingency forced-labor')).toBe('Pervitin: move a German infantry');
    const arms: Given = {
      pieces: { pact: { infantry: ['hungary'] } },
      contingency: { axis: { 'hardliners-take-control': 'second' } },
    };
    expect(promptAfter(arms, 'contingency hardliners-take-control')).toBe(
      'Germany Arms Fascist Loyalists: deploy a Pact infantry in a Pact Supply Flag space',
    );
  });

  it('says that no piece is available to deploy, and how to free one', () => {
    const allOut: Given = {
      pieces: {
        pact: { infantry: ['hungary'], airplane: ['romania', 'finland'] },
        german: { infantry: ['lwow', 'warsaw'] },
        soviet: { infantry: ['moscow'] },
      },
      cards: { axis: { hand: ['corpo-aereo-spedizione-in-russia', 'okh'] } },
    };
    expect(promptAfter(allOut, 'play corpo-aereo-spedizione-in-russia')).toBe(
      'Corpo Aereo Spedizione in Russia: every Pact airplane is on the board; withdraw one to deploy it on land east of the 1941 line, or skip',
    );
  });

  it('names the force, the target and the current space of the text', () => {
    const hand = (card: CardId): Given => ({ cards: { axis: { hand: [card] } } });
    expect(promptAfter(hand('barbarossa'), 'play barbarossa')).toBe(
      'Barbarossa: attack with a German force on land west of the 1939 line',
    );
    expect(promptAfter(hand('panzergrenadiers'), 'play panzergrenadiers')).toBe(
      'Panzergrenadiers: attack with a German force that has an infantry and a tank',
    );
    expect(
      promptAfter(
        hand('nebelwerfer-rocket-launcher'),
        'play nebelwerfer-rocket-launcher',
        'eliminate soviet infantry baltic-states',
      ),
    ).toBe('Nebelwerfer Rocket Launcher: you may attack the Baltic States with a German force');
  });

  it('says which pieces of the other side qualify', () => {
    const coup: Given = {
      round: 5,
      turn: 'allies',
      pieces: { soviet: { infantry: ['bessarabia', 'lwow', 'moscow'] } },
      cards: { allies: { hand: ['king-michael-stages-coup'] }, axis: { hand: ['okh', 'barbarossa'] } },
    };
    expect(promptAfter(coup, 'play king-michael-stages-coup')).toBe(
      'King Michael Stages Coup: eliminate a Pact piece in Romania, or discard 2 cards',
    );
  });
});
