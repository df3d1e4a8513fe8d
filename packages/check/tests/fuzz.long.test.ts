import { createChecker, type Checker } from "@shipslog/check";
import type { CompanionFile, Dialect } from "@shipslog/contract";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { simulate } from "@shipslog/simulator";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { byteDamages } from "./helpers/damages.ts";
import { drawFrom, type Draw } from "./helpers/drawFrom.ts";
import { companionEntry, lineEntry, recordMoments, type Piece } from "./helpers/recording.ts";

/** A folder under check that starts a new file from time to time, so that sessions change. */
class FuzzedFolder {
  readonly #checkers: Record<Dialect, Checker> = {
    spec: createChecker({ dialect: "spec", drift: true }),
    live: createChecker({ dialect: "live", drift: true, observed: observedDeclarations }),
  };
  #line = 0;
  #file = 0;
  findings = 0;

  push(dialect: Dialect, piece: Piece, bytes: Buffer, draw: Draw): void {
    this.#line++;
    if (draw(300) === 0) {
      this.#file++;
      this.#line = 1;
    }
    const stamp = new Date(Date.UTC(2026, 0, 1) + 60_000 * this.#file).toISOString().slice(0, 19).replaceAll(":", "");
    const name = draw(5000) === 0 ? "odd.log" : `Journal.${stamp}.0${1 + draw(2)}.log`;
    const raw = bytes.toString("utf8");
    const entry =
      piece.type === "line"
        ? lineEntry(raw, name, this.#line, 0)
        : companionEntry(raw, piece.file as CompanionFile, this.#line);
    this.findings += this.#checkers[dialect].push(entry).length;
  }

  end(): void {
    for (const checker of Object.values(this.#checkers)) this.findings += checker.end().length;
  }
}

const ways = Object.values(byteDamages);
const megabyte = 2 ** 20;
const maxMegabytes = 512;
const maxMs = 10_000;

/** Damaged lines and files of every sort. */
longTest(
  {
    claim: "No bit flip, cut or splice of a line or file makes the check throw, hang or hold more and more memory.",
    // Each of the seven sorts of damage is drawn about 43,000 times.
    size: { check: 20_000, full: 300_000, of: "damaged lines and files" },
  },
  ({ size, seed, isLong }) => {
    const draw = drawFrom(seed);
    const moments = simulate({
      seed: 1 + draw(1000),
      scenario: "grand-tour",
      dialect: "spec",
      start: Date.UTC(2026, 4, 1),
      durationMs: 2 * 3_600_000,
    });
    const all = recordMoments(moments, "spec");
    const lines = all.filter(({ type, file }, index) => type === "line" || file !== "Status.json" || index % 50 === 0);
    const pieces = lines.map((piece) => ({ piece, bytes: Buffer.from(piece.raw) }));
    const others = pieces.map(({ bytes }) => bytes);
    const folder = new FuzzedFolder();
    // Other tests may have run in this process.
    const heapBefore = process.memoryUsage().heapUsed;
    let slowestMs = 0;
    let mostHeap = 0;
    for (let turn = 0; turn < size; turn++) {
      const { piece, bytes } = pieces[draw(pieces.length)]!;
      let damaged: Buffer = bytes;
      // Some stay intact, so that there is evidence to contradict.
      for (let times = draw(3); times > 0; times--) {
        damaged = ways[draw(ways.length)]?.(damaged, others, draw) ?? damaged;
      }
      const startMs = performance.now();
      folder.push(draw(2) === 0 ? "spec" : "live", piece, damaged, draw);
      slowestMs = Math.max(slowestMs, performance.now() - startMs);
      if (turn % 10_000 === 0) mostHeap = Math.max(mostHeap, process.memoryUsage().heapUsed);
    }
    folder.end();
    const heapMegabytes = Math.round((mostHeap - heapBefore) / megabyte);
    expect(folder.findings).toBeGreaterThan(0);
    expect(heapMegabytes).toBeLessThan(maxMegabytes);
    if (isLong) expect(slowestMs).toBeLessThan(maxMs);
    return `${folder.findings} findings, slowest ${slowestMs.toFixed(1)} ms, heap grew by up to ${heapMegabytes} MB`;
  },
);
