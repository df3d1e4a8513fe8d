import { observedKinds, type ObservedKind } from "../generated/observed/observedKinds.ts";
import { isKind } from "./kinds.ts";

/**
 * How much is known about a kind: `specified` by the specification, `observed` in real journals and described from them,
 * or `unknown`.
 */
export const tiers = ["specified", "observed", "unknown"] as const;

/** One of the tiers of knowledge about kinds. */
export type Tier = (typeof tiers)[number];

const observed: ReadonlySet<string> = new Set(observedKinds);

/** Tells whether a kind is described from real journals alone. */
export function isObservedKind(kind: string): kind is ObservedKind {
  return observed.has(kind);
}

/** Names how much is known about the kind of an event; every message and page takes the word from here. */
export function kindTier(kind: string): Tier {
  if (isKind(kind)) return "specified";
  return isObservedKind(kind) ? "observed" : "unknown";
}
