import type { Dice } from '../dice.js';

const CHARACTERS = [...'abcxyz019-_.,:;\'"!? \t#*=>\u00e9\u4e2d\u{1f0a1}'];

/** Bad input as a person or a broken client might send it: noise, or a choice with a mistake in it. */
export function garbage(dice: Dice, texts: readonly string[]): string {
  const noise = Array.from({ length: dice.below(12) }, () => dice.one(CHARACTERS)).join('');
  if (texts.length === 0) return noise;
  const text = dice.one(texts);
  const at = dice.below(text.length + 1);
  switch (dice.below(6)) {
    case 0:
      return noise;
    case 1:
      return text.slice(0, at);
    case 2:
      return text.slice(0, at) + dice.one(CHARACTERS) + text.slice(at);
    case 3:
      return `${text} ${dice.one(texts)}`;
    case 4:
      return `${text.split(' ')[0]} ${dice.one(texts).split(' ').slice(1).join(' ')}`;
    default:
      return `  ${text.toUpperCase()} `;
  }
}
