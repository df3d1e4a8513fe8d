import { createChecker } from "@shipslog/check";
import { isKind, validate, type JsonObject } from "@shipslog/contract";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { scenarioNames } from "@shipslog/simulator";
import { entriesOfPieces, recordMoments, type Piece } from "../check/recording.ts";
import { playLive, type LiveSession } from "./folder.ts";
import { decimalsIn, laidOut } from "./layout.ts";

/** Complaints about sessions by sort, with the first of each, and counts of what was examined. */
export class LiveVerdict {
  readonly complaints = new Map<string, { count: number; readonly first: string }>();
  readonly seen = { sessions: 0, lines: 0, companions: 0, validated: 0 };
  readonly rules: Record<string, { held: number; undecided: number }> = {};
  /** The number of decimals by event and key. */
  readonly #decimals = new Map<string, string>();

  complain(sort: string, first: string): void {
    const known = this.complaints.get(sort);
    if (known === undefined) this.complaints.set(sort, { count: 1, first });
    else known.count += 1;
  }

  /** Checks, validates and compares the layout of everything a session writes. */
  judge(session: LiveSession): void {
    const pieces = recordMoments(playLive(session), "live");
    const where = `${session.scenario} seed ${session.seed}`;
    this.seen.sessions += 1;
    this.#check(pieces, where);
    for (const piece of pieces) this.#judgeText(piece, where);
  }

  #check(pieces: readonly Piece[], where: string): void {
    const checker = createChecker({ dialect: "live", observed: observedDeclarations });
    const entries = entriesOfPieces(pieces);
    const findings = [...entries.flatMap((entry) => checker.push(entry)), ...checker.end()];
    for (const { rule, severity, pointer, expected, received } of findings) {
      this.complain(`check ${rule} ${severity}`, `${where}: ${pointer} ${received} instead of ${expected}`);
    }
    for (const [id, { held, undecided }] of Object.entries(checker.summary().rules)) {
      const sum = (this.rules[id] ??= { held: 0, undecided: 0 });
      sum.held += held;
      sum.undecided += undecided;
    }
    for (const entry of entries) {
      if ("event" in entry && entry.event !== undefined) {
        this.#validate(entry.event, entry.type === "companion" ? "file" : "journal", where);
      }
    }
  }

  #validate(event: JsonObject, place: "journal" | "file", where: string): void {
    // A cleared route is validated as NavRoute, the kind of its file (D21).
    const isCleared = event["event"] === "NavRouteClear" && place === "file";
    const kind = isCleared ? "NavRoute" : event["event"];
    if (typeof kind !== "string" || !isKind(kind)) return;
    this.seen.validated += 1;
    for (const { code, severity, pointer, received } of validate({ ...event, event: kind }, { dialect: "live", place })
      .issues) {
      this.complain(`validate ${kind} ${code} ${severity}`, `${where}: ${pointer} ${received}`);
    }
  }

  #judgeText({ type, file, raw }: Piece, where: string): void {
    if (type === "companion" && file !== "Status.json") {
      this.seen.companions += 1;
      return;
    }
    this.seen.lines += 1;
    const line = raw.replace(/\r\n$/, "");
    if (laidOut(line) !== line) this.complain("layout", `${where}: ${line.slice(0, 200)}`);
    if (line.includes('"event":"Statistics"')) return;
    for (const found of decimalsIn(line)) {
      const [field = "", decimals = ""] = found.split(" ");
      // The value of a module has none, that of a modifier six.
      if (field === "Loadout.Value") continue;
      const before = this.#decimals.get(field) ?? decimals;
      this.#decimals.set(field, before);
      if (before !== decimals) this.complain(`decimals of ${field}`, `${where}: ${decimals} after ${before}`);
    }
  }

  list(): readonly string[] {
    return [...this.complaints].map(([sort, { count, first }]) => `${sort} (${count} times, first ${first})`);
  }
}

/** Judges every scenario for seeds 1 to a number; every tenth seed is in French. */
export function judgeLive(seeds: number, hours: number, report: (line: string) => void = () => undefined): LiveVerdict {
  const verdict = new LiveVerdict();
  for (let seed = 1; seed <= seeds; seed += 1) {
    for (const scenario of scenarioNames) {
      verdict.judge({ scenario, seed, hours, language: seed % 10 === 0 ? "french" : "english" });
    }
    if (seed % 10 === 0) report(`${seed} seeds, ${verdict.seen.lines} lines, ${verdict.complaints.size} complaints`);
  }
  return verdict;
}
