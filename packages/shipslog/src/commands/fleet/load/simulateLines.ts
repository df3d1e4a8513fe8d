import { parseLine } from "@shipslog/contract/text";
import { plan } from "@shipslog/journal";
import { simulate, type SimulateOptions } from "@shipslog/simulator";
import type { SimulatedLine } from "./SimulatedSource.ts";

/** Simulates a session and returns its lines as entries of a reader, each with its time. */
export function simulateLines(
  options: SimulateOptions & Required<Pick<SimulateOptions, "dialect">> & { readonly start: number },
): readonly SimulatedLine[] {
  const lines: SimulatedLine[] = [];
  const ends = new Map<string, { offset: number; line: number }>();
  const decoder = new TextDecoder();
  for (const step of plan(simulate({ ...options, status: false }), { dialect: options.dialect })) {
    if (step.type !== "append") continue;
    const at = ends.get(step.file) ?? { offset: 0, line: 1 };
    const raw = decoder.decode(step.bytes).replace(/\r?\n$/, "");
    const byteLength = step.bytes.length;
    const position = { file: step.file, offset: at.offset, line: at.line, generation: 0 };
    ends.set(step.file, { offset: at.offset + byteLength, line: at.line + 1 });
    const parsed = parseLine(raw);
    const entry = parsed.ok
      ? ({ type: "event", position, raw, byteLength, kind: parsed.kind, event: parsed.event } as const)
      : ({ type: "bad", position, raw, byteLength, defect: parsed.defect } as const);
    lines.push({ entry, atMs: step.atMs - options.start });
  }
  return lines;
}
