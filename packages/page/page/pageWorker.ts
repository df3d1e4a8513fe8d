/** The script of every worker of the page. The name of a worker says what it does; the three share what they are made of. */

/** What each kind of worker does with a message. */
const kinds: Readonly<Record<string, () => Promise<{ readonly receive: (message: never) => void }>>> = {
  check: () => import("./check/checkWorker.ts"),
  show: () => import("./show/showWorker.ts"),
  simulate: () => import("./simulate/simulateWorker.ts"),
};

const kind = kinds[self.name]?.();

// A message may come before the kind is loaded; all are received in their order.
addEventListener("message", ({ data }) => void kind?.then(({ receive }) => receive(data as never)));
