import { createHash } from "node:crypto";
import type { ReconnectToServerHandler } from "@nats-io/transport-node";

const shortestSpreadMs = 2000;
const longestSpreadMs = 120_000;
const wholeRange = 2 ** 32;

/** A number from 0 to 1 that looks random and is always the same for the same text. */
const fractionOf = (text: string) => createHash("sha256").update(text).digest().readUInt32BE(0) / wholeRange;

/** How long a commander waits before an attempt to connect again: a part of two seconds, then of four, up to two minutes. */
export function spreadDelayMs(commander: string, attempt: number): number {
  const spreadMs = Math.min(longestSpreadMs, shortestSpreadMs * 2 ** (attempt - 1));
  return Math.round(spreadMs * fractionOf(`${commander} ${attempt}`));
}

/**
 * Delays the attempts of a commander to connect again. When servers restart, all commanders lose their connection at once: without the delay they come
 * back at once, more handshakes time out than succeed, and each that timed out comes again. The delay depends on the pseudonym, which is different for
 * each commander. The first connection is made at once.
 */
export function spreadReconnects(delayMs: (attempt: number) => number): ReconnectToServerHandler {
  let attempts = -1;
  return ([next], info) => {
    // The client knows the server's information until it dials again, so this is the first attempt after a connection.
    attempts = info === null ? attempts + 1 : 1;
    return attempts === 0 || next === undefined ? null : { server: next, delay: delayMs(attempts) };
  };
}
