import { rules, type CheckOptions } from "@shipslog/check";
import type { Dialect } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { sampleEvents } from "../src/rules/examples/sampleEvents.ts";
import { checkBothWays, freshDeclarations, usedDeclarations } from "./helpers/bothWays.ts";
import { byteDamages, textDamages } from "./helpers/damages.ts";
import { drawFrom } from "./helpers/drawFrom.ts";
import { entriesOfPieces, type Piece } from "./helpers/recording.ts";
import { sampleEntries } from "./helpers/sampleEntries.ts";
import { simulateValidSessions } from "./helpers/validSessions.ts";

const seed = Number(process.env["SHIPSLOG_SEED"] ?? 42);
const used = usedDeclarations();

const settings: Readonly<Record<string, CheckOptions>> = {
  live: { dialect: "live", observed: used },
  "live, first lines": { dialect: "live", observed: freshDeclarations() },
  "live with drift": { dialect: "live", observed: used, drift: true },
  "live with unknown kinds": { dialect: "live", observed: used, rules: { "unknown-kind": "warning" } },
  "live, game alone": { dialect: "live", observed: used, only: "game" },
  "live without declarations": { dialect: "live" },
  spec: { dialect: "spec", observed: used },
};

/** Damages some lines of a session, each in one of the ways. */
function damaged(pieces: readonly Piece[], turn: number): readonly Piece[] {
  const draw = drawFrom(seed + turn);
  const others = pieces.map(({ raw }) => Buffer.from(raw));
  const texts = Object.values(textDamages);
  const bytes = Object.values(byteDamages);
  return pieces.map((piece) => {
    if (piece.type !== "line" || draw(3) > 0) return piece;
    if (draw(3) > 0) return { ...piece, raw: texts[draw(texts.length)]?.(piece.raw, draw) ?? "" };
    const raw = bytes[draw(bytes.length)]?.(Buffer.from(piece.raw), others, draw).toString("utf8") ?? "";
    return { ...piece, raw: raw.replaceAll("\n", " ") };
  });
}

describe.each(Object.entries(settings))("lines as text, %s", (_, options) => {
  const sessions = simulateValidSessions([1 + (seed % 7)], 0.5, options.dialect as Dialect);

  it("have the findings and counts of parsed lines in simulated sessions", () => {
    for (const { entries } of sessions) {
      const { byText, byEvent } = checkBothWays(entries, options);
      expect(byText).toBe(byEvent);
    }
  });

  it(`have the findings and counts of parsed lines in damaged sessions, seed ${seed}`, () => {
    let found = 0;
    for (const [turn, { pieces }] of sessions.entries()) {
      const { byText, byEvent, findings } = checkBothWays(entriesOfPieces(damaged(pieces, turn)), options);
      expect(byText).toBe(byEvent);
      found += findings;
    }
    expect(found).toBeGreaterThan(sessions.length);
  });
});

it("have the findings and counts of parsed lines in the examples of every rule", () => {
  for (const rule of rules) {
    for (const samples of [rule.passes, rule.fails]) {
      const { byText, byEvent } = checkBothWays(sampleEntries(samples), { dialect: "live", observed: used });
      expect(byText).toBe(byEvent);
    }
  }
});

it("are judged by the game of their file, also where they repeat a line of another game", () => {
  const { SystemAddress: _, ...early } = sampleEvents.FSDJump();
  const events = ["2.2", "4.2.0.0", "2.2"].flatMap((gameversion) => [
    sampleEvents.Fileheader({ gameversion }),
    early,
    early,
  ]);
  const entries = sampleEntries(events.map((event) => ({ event })));
  const { byText, byEvent } = checkBothWays(entries, { dialect: "live", observed: used });
  expect(byText).toBe(byEvent);
  expect(byText.match(/"rule":"field-missing"/g)).toHaveLength(2);
});
