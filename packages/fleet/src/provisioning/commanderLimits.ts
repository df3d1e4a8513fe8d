const headerBytes = 4096;
const subscriptions = 16;

/** The limits of one connection of a commander: the longest message, and the number of subscriptions. */
export function commanderLimits(longestBytes: number): { readonly payload: number; readonly subs: number } {
  return { payload: longestBytes + headerBytes, subs: subscriptions };
}
