const SMALL = ['of', 'in', 'to', 'the', 'and'];

/** "north-africa" → "North Africa", "fall-of-france" → "Fall of France": the fallback name of an id. */
export function pretty(id: string): string {
  return id
    .split(/[-_ .]+/)
    .filter(Boolean)
    .map((word, i) => (i > 0 && SMALL.includes(word) ? word : capital(word)))
    .join(' ');
}

/** "battle" → "Battle". */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "+1", "−2": the minus sign is as wide as a digit. */
export function signed(by: number): string {
  return `${by < 0 ? '−' : '+'}${Math.abs(by)}`;
}
