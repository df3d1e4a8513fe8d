/** How much is allowed: a number at once, which comes back over a time. */
export interface Rate {
  readonly most: number;
  readonly perMs: number;
}

interface Allowance {
  readonly left: number;
  readonly atMs: number;
}

/** At most this many callers are remembered; of more, those who were seen first are forgotten. */
const mostCallers = 10_000;

/** Limits how often each caller may do something. */
export class RateLimit {
  readonly #rate: Rate;
  readonly #callers = new Map<string, Allowance>();

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Whether a caller may do it once more now, which is then counted. */
  allows(caller: string, nowMs: number): boolean {
    const { most, perMs } = this.#rate;
    const { left, atMs } = this.#callers.get(caller) ?? { left: most, atMs: nowMs };
    // A clock that was set back gives nothing.
    const regained = (Math.max(0, nowMs - atMs) * most) / perMs;
    const now = Math.min(most, left + regained);
    const isAllowed = now >= 1;
    this.#callers.delete(caller);
    this.#callers.set(caller, { left: isAllowed ? now - 1 : now, atMs: nowMs });
    if (this.#callers.size > mostCallers) this.#callers.delete(this.#callers.keys().next().value ?? "");
    return isAllowed;
  }
}

/** Who shares an allowance: an IPv4 address, or the first 64 bits of an IPv6 address, which one household has. */
export function callerOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail = ""] = plain.split("%")[0]?.split("::") ?? [];
  const [before, after] = [head, tail].map((part) => (part === "" ? [] : part.split(":")));
  const zeros = Array.from({ length: 8 - (before?.length ?? 0) - (after?.length ?? 0) }, () => "0");
  const groups = plain.includes("::") ? [...(before ?? []), ...zeros, ...(after ?? [])] : (before ?? []);
  return groups.slice(0, 4).join(":");
}
