/** Is it the English text? Short texts, signs and functions without words may be the same in both. */
export function isSame(own, english) {
  if (typeof english === 'function')
    return own === english || (String(own) === String(english) && hasWords(String(english)));
  return own === english && hasWords(String(english));
}

function hasWords(text) {
  const words = text.replace(/\$\{[^}]*\}/g, ' ').match(/['"`][^'"`]*['"`]/g) ?? [
    text.includes('=>') ? '' : text,
  ];
  return words.some((one) => /\p{L}{3,}/u.test(one));
}
