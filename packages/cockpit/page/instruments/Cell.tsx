import type { ComponentChildren, TargetedMouseEvent } from "preact";

interface CellProps {
  readonly title: string;
  /** Width in columns of twelve. */
  readonly span?: 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12;
  /** Height in rows on wide screens. */
  readonly rows?: 1 | 2;
  /** A short text to the right of the title. */
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Folds or opens the cell of a button; only phones show it. */
function fold({ currentTarget }: TargetedMouseEvent<HTMLButtonElement>): void {
  const isFolded = currentTarget.closest(".cell")?.classList.toggle("folded") ?? false;
  currentTarget.ariaExpanded = `${!isFolded}`;
  currentTarget.textContent = isFolded ? "▸" : "▾";
}

/** A titled cell of a panel. */
export function Cell({ title, span = 4, rows = 1, aside, children }: CellProps) {
  return (
    <section class={`cell span-${span} rows-${rows}`} aria-label={title}>
      <header class="cell-head">
        <h2>{title}</h2>
        {aside !== undefined && <p class="soft">{aside}</p>}
        <button type="button" class="fold" aria-expanded="true" aria-label={`${title}: fold`} onClick={fold}>
          ▾
        </button>
      </header>
      {children}
    </section>
  );
}
