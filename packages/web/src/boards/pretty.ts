/** "north-africa" → "North Africa": the fallback name of an id. */
export function pretty(id: string): string {
  return id
    .split(/[-_ .]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
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
