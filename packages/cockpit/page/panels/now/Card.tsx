import type { ComponentChildren } from "preact";

interface CardProps {
  readonly title: string;
  /** A short text to the right of the title. */
  readonly aside?: ComponentChildren;
  /** Whether it takes the whole width. */
  readonly isWide?: boolean;
  readonly children: ComponentChildren;
}

/** A card of the Now panel. */
export function Card({ title, aside, isWide = false, children }: CardProps) {
  return (
    <section class={isWide ? "card wide-card" : "card"} aria-label={title}>
      <header class="cell-head">
        <h2>{title}</h2>
        {aside !== undefined && <p class="soft">{aside}</p>}
      </header>
      {children}
    </section>
  );
}
