import type { ComponentChildren } from 'preact';

/** A titled part of a display. */
export function Card({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="tk-card" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
