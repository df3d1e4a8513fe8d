import type { ComponentChildren } from "preact";

interface RowsProps<Item> {
  readonly items: readonly Item[];
  /** How many items are shown; the rest is only counted, so that a hostile journal cannot flood the page. */
  readonly max?: number;
  readonly children: (item: Item, index: number) => ComponentChildren;
  readonly class?: string;
}

/** A list that shows its first items and the number of the rest. */
export function Rows<Item>({ items, max = 60, children, class: name = "rows" }: RowsProps<Item>) {
  const left = items.length - max;
  return (
    <>
      <ul class={name}>
        {items.slice(0, max).map((item, index) => (
          <li key={index}>{children(item, index)}</li>
        ))}
      </ul>
      {left > 0 && <p class="note">and {left} more</p>}
    </>
  );
}
