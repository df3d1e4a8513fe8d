/** Adds to the end of a list and drops the oldest beyond a bound; the list given stays as it is. */
export function appendBounded<Item>(list: readonly Item[], item: Item, most: number): readonly Item[] {
  return [...(list.length < most ? list : list.slice(list.length - most + 1)), item];
}

/** Adds to the end of a list; one that is full first loses every second item, so that its whole course stays. */
export function appendThinned<Item>(list: readonly Item[], item: Item, most: number): readonly Item[] {
  const kept = list.length < most ? list : list.filter((_, at) => at % 2 === 0);
  return [...kept, item];
}

/** Puts an item in the place of the one it stands for, or at the end; the oldest is dropped beyond a bound. */
export function putBounded<Item>(
  list: readonly Item[],
  item: Item,
  isSame: (other: Item) => boolean,
  most: number,
): readonly Item[] {
  const at = list.findIndex(isSame);
  return at < 0 ? appendBounded(list, item, most) : list.with(at, item);
}
