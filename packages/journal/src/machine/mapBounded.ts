/**
 * Maps items with an asynchronous function, at most `most` of them at a time, and returns the results in the order of the
 * items. A process may have few open files, and a folder many journals.
 */
export async function mapBounded<Item, Result>(
  items: readonly Item[],
  most: number,
  map: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const entries = items.entries();
  const work = async (): Promise<void> => {
    for (const [index, item] of entries) results[index] = await map(item);
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, work));
  return results;
}
