import { signal } from '@preact/signals';

/** A rule that was asked for at a link. */
export interface OpenedRule {
  game: string;
  anchor: string;
  /** The rule is shown beside it. */
  link: HTMLElement;
}

/** The rule that is open beside its link; at most one is. The page itself shows it, above everything else. */
export const openedRule = signal<OpenedRule | null>(null);
