import { createHash } from "node:crypto";
import type { ReconnectToServerHandler } from "@nats-io/transport-node";

const shortestSpreadMs = 2000;
const longestSpreadMs = 30_000;
const wholeRange = 2 ** 32;

/** A number from 0 to 1 that looks random and is always the same for the same text. */
const fractionOf = (text: string) => createHash("sha256").update(text).digest().readUInt32BE(0) / wholeRange;

/**
 * Delays the attempts of a commander to connect again by a part of two seconds, then of four, up to thirty. When servers restart, all commanders
 * lose their connection at once: without the delay they come back at once, more handshakes time out than succeed, and each that timed out comes again.
 * The delay depends on the pseudonym, which is different for each commander. The first connection is made at once.
 */
export function spreadReconnects(commander: string): ReconnectToServerHandler {
  let attempts = -1;
  return ([next], info) => {
    // The client knows the server's information until it dials again, so this is the first attempt after a connection.
    attempts = info === null ? attempts + 1 : 1;
    if (attempts === 0 || next === undefined) return null;
    const spreadMs = Math.min(longestSpreadMs, shortestSpreadMs * 2 ** (attempts - 1));
    return { server: next, delay: Math.round(spreadMs * fractionOf(`${commander} ${attempts}`)) };
  };
}
