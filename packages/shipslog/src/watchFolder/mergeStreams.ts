type Batches<Item> = AsyncGenerator<readonly Item[], void, undefined>;

/**
 * Yields the batches of several streams as they come; each stream waits until its batch is taken. A failure of one, or the end of
 * the iteration, ends the others: their signal is aborted, and they are closed.
 */
export async function* mergeStreams<Item>(streams: readonly Batches<Item>[], ending: AbortController): Batches<Item> {
  const ready: {
    readonly stream: Batches<Item>;
    readonly next: PromiseSettledResult<IteratorResult<readonly Item[]>>;
  }[] = [];
  let arrival = Promise.withResolvers<void>();
  const ask = async (stream: Batches<Item>) => {
    const [next] = await Promise.allSettled([stream.next()]);
    ready.push({ stream, next });
    arrival.resolve();
  };
  try {
    for (const stream of streams) void ask(stream);
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
          void ask(stream);
        }
      }
    }
  } finally {
    ending.abort();
    await Promise.all(streams.map((stream) => stream.return().catch(() => undefined)));
  }
}
