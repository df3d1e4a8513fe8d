/** Returns the list with an item appended, without the oldest items beyond `max`. */
export function appendBounded<Item>(list: readonly Item[], item: Item, max: number): readonly Item[] {
  return [...(list.length < max ? list : list.slice(list.length - max + 1)), item];
}

/** Returns the list with an item appended. A full list first drops every second item, so that it still covers the whole range. */
export function appendThinned<Item>(list: readonly Item[], item: Item, max: number): readonly Item[] {
  const kept = list.length < max ? list : list.filter((_, at) => at % 2 === 0);
  return [...kept, item];
}

/** Returns the list with the item that `isSame` finds replaced, or with the item appended when there is none. */
export function putBounded<Item>(
  list: readonly Item[],
  item: Item,
  isSame: (other: Item) => boolean,
  max: number,
): readonly Item[] {
  const at = list.findIndex(isSame);
  return at < 0 ? appendBounded(list, item, max) : list.with(at, item);
}
