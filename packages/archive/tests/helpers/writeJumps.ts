import type { LakeSink } from "@shipslog/archive";
import { isKind, type Delivery, type JsonObject } from "@shipslog/contract";
import { printLine } from "@shipslog/contract/text";
import { simulate } from "@shipslog/simulator";

/** Enough events for a few hundred jumps. */
const sessionEvents = 2500;
/** Of the other events, one in this many is kept. */
const keptOthers = 8;
const batchLines = 50_000;

/**
 * Writes a lake with a number of jumps. One simulated session is repeated for many commanders with other times, positions and
 * addresses; everything else is the same.
 */
export async function writeJumps(sink: LakeSink, jumps: number, seed: number): Promise<number> {
  const session = simulateSession(seed);
  let written = 0;
  let lines = 0;
  let copy = 0;
  let batch: Delivery[] = [];
  while (written < jumps) {
    const commander = `F${1000 + (copy % 100)}`;
    const file = `Journal.sim.${String(copy).padStart(6, "0")}.log`;
    let offset = 0;
    for (const [index, event] of session.entries()) {
      const moved = move(event, copy);
      const raw = printLine(moved);
      const byteLength = Buffer.byteLength(raw) + 2;
      const position = { file, offset, line: index + 1, generation: 0 };
      const kind = moved["event"] as string;
      const verdict = { type: "stored", kind, event: isKind(kind) ? moved : undefined } as const;
      batch.push({ commander, position, byteLength, after: offset, raw, verdict });
      offset += byteLength;
      if (kind === "FSDJump" && ++written >= jumps) break;
    }
    copy++;
    if (batch.length >= batchLines || written >= jumps) {
      await sink.write(batch);
      lines += batch.length;
      batch = [];
    }
  }
  return lines;
}

/** Simulates a session and keeps its jumps and some of the other events. */
function simulateSession(seed: number): readonly JsonObject[] {
  const events: JsonObject[] = [];
  let seen = 0;
  for (const { event } of simulate({ seed, scenario: "grand-tour", dialect: "spec", start: Date.UTC(2025, 0, 1) })) {
    if (event === undefined || event["event"] === "CommunityGoal") continue;
    seen++;
    if (event["event"] === "FSDJump" || seen % keptOthers === 0) events.push(event);
    if (seen >= sessionEvents) return events;
  }
  return events;
}

const daySeconds = 86_400;

function move(event: JsonObject, copy: number): JsonObject {
  const shiftedMs = Date.parse(event["timestamp"] as string) + (copy % 330) * daySeconds * 1000;
  const timestamp = `${new Date(shiftedMs).toISOString().slice(0, 19)}Z`;
  if (event["event"] !== "FSDJump") return { ...event, timestamp };
  const [x = 0, y = 0, z = 0] = event["StarPos"] as readonly number[];
  const address = BigInt(event["SystemAddress"] as number) + BigInt(copy % 50) * 2n ** 40n;
  return {
    ...event,
    timestamp,
    StarSystem: `${event["StarSystem"] as string} ${copy % 50}`,
    SystemAddress: BigInt.asIntN(54, address) === address ? Number(address) : address,
    StarPos: [x + (copy % 50) * 64, y, z - (copy % 50) * 32],
  };
}
