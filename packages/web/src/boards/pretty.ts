const SMALL = ['of', 'in', 'to', 'the', 'and'];

/** "north-africa" → "North Africa", "fall-of-france" → "Fall of France": the fallback name of an id. */
export function pretty(id: string): string {
  return id
    .split(/[-_ .]+/)
    .filter(Boolean)
    .map((word, i) => (i > 0 && SMALL.includes(word) ? word : capital(word)))
    .join(' ');
}

/** "battle" → "Battle"; but "e3205", the number of a hex, is no word. */
export function capital(text: string): string {
  return /^\p{L}\d/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** "1", "−2": the minus sign is as wide as a digit. */
export function figure(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}

/** "+1", "−2" */
export function signed(by: number): string {
  return `${by < 0 ? '−' : '+'}${Math.abs(by)}`;
}
