type Batches<Item> = AsyncGenerator<readonly Item[], void, undefined>;
type Next<Item> = PromiseSettledResult<IteratorResult<readonly Item[], void>>;

/**
 * Yields the batches of several streams as they come; each stream waits until its batch is taken. A failure of one, or the end of
 * the iteration, ends the others: their signal is aborted, and they are closed.
 */
export async function* mergeStreams<Item>(streams: readonly Batches<Item>[], ending: AbortController): Batches<Item> {
  const ready: { readonly stream: Batches<Item>; readonly next: Next<Item> }[] = [];
  let arrival = Promise.withResolvers<void>();
  const ask = (stream: Batches<Item>) => {
    const arrive = (next: Next<Item>) => {
      ready.push({ stream, next });
      arrival.resolve();
    };
    stream.next().then(
      (value) => arrive({ status: "fulfilled", value }),
      (reason: unknown) => arrive({ status: "rejected", reason }),
    );
  };
  try {
    for (const stream of streams) ask(stream);
    for (let open = streams.length; open > 0;) {
      if (ready.length === 0) {
        arrival = Promise.withResolvers();
        await arrival.promise;
      }
      for (const { stream, next } of ready.splice(0)) {
        if (next.status === "rejected") throw next.reason;
        if (next.value.done === true) open--;
        else {
          yield next.value.value;
          ask(stream);
        }
      }
    }
  } finally {
    ending.abort();
    await Promise.all(streams.map((stream) => stream.return().catch(() => undefined)));
  }
}
