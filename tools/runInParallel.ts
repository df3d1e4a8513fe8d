/** Does work for each item, in order of the list, for at most `jobs` items at the same time. */
export async function runInParallel<Item>(
  items: readonly Item[],
  jobs: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const takeTurns = async (): Promise<void> => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: jobs }, takeTurns));
}
