import type { ComponentChildren } from "preact";

interface CellProps {
  readonly title: string;
  /** Columns it takes of the deck's twelve. */
  readonly span?: 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12;
  /** Rows it takes, where there is room. */
  readonly rows?: 1 | 2;
  /** A few words at the right of the title. */
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** One instrument's place on the deck. */
export function Cell({ title, span = 4, rows = 1, aside, children }: CellProps) {
  return (
    <section class={`cell span-${span} rows-${rows}`} aria-label={title}>
      <header class="cell-head">
        <h2>{title}</h2>
        {aside !== undefined && <p class="soft">{aside}</p>}
      </header>
      {children}
    </section>
  );
}
