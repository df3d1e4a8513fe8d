import type { ComponentChildren } from "preact";

interface RowsProps<Item> {
  readonly items: readonly Item[];
  /** How many are drawn; the rest is only counted, so that no journal can flood the page. */
  readonly most?: number;
  readonly children: (item: Item, index: number) => ComponentChildren;
  readonly class?: string;
}

/** A list of which only the first part is drawn. */
export function Rows<Item>({ items, most = 60, children, class: name = "rows" }: RowsProps<Item>) {
  const left = items.length - most;
  return (
    <>
      <ul class={name}>
        {items.slice(0, most).map((item, index) => (
          <li key={index}>{children(item, index)}</li>
        ))}
      </ul>
      {left > 0 && <p class="note">and {left} more</p>}
    </>
  );
}
