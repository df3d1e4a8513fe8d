import { companionTable, type JsonObject, type JsonValue } from "@shipslog/contract";
import { printCompanion } from "@shipslog/contract/text";
import type { Fault } from "../Fault.ts";
import { addDamages } from "../damage/ExpectedDamage.ts";
import type { FaultContext } from "../damage/FaultContext.ts";
import { readBytes, type DamagedReplace, type StepFault } from "../damage/StepFault.ts";
import { withAnnounced } from "../damage/withAnnounced.ts";

/** The declaration of a fault in single writes of announced companion files. */
interface CompanionFault extends Omit<Fault, "sort" | "provokes"> {
  readonly rule: string;
  readonly severity: Fault["provokes"][number]["severity"];
  /** Damages a write, given the line that announces it; undefined if this write cannot be damaged. */
  readonly spoil: (written: Written, context: FaultContext) => Spoiled | undefined;
}

/** A write of a companion file and its line, as events. */
interface Written extends Pick<DamagedReplace["step"], "file" | "bytes"> {
  readonly content: JsonObject;
  readonly line: JsonObject;
}

/** The damaged bytes, and the place of the finding. */
interface Spoiled {
  readonly bytes: Uint8Array;
  readonly pointer?: string;
}

/** Creates a fault that damages single writes of announced files; the next write of a damaged file is always intact. */
function companionFault<const Name extends string>({
  spoil,
  rule,
  severity,
  name,
  ...declared
}: CompanionFault & { readonly name: Name }): StepFault & { readonly name: Name } {
  return {
    name,
    ...declared,
    sort: "file",
    damagesCompanions: true,
    provokes: [{ rule, severity }],
    *damage(steps, context) {
      const damaged = new Set<string>();
      yield* withAnnounced(steps, (given, line) => {
        const { file, bytes } = given.step;
        const content = readBytes(bytes);
        const announcement = readBytes(line.step.bytes);
        const isSpared = damaged.delete(file) || content === undefined || announcement === undefined;
        if (isSpared || !context.shouldDamage()) return undefined;
        const spoiled = spoil({ file, bytes, content, line: announcement }, context);
        if (spoiled === undefined) return undefined;
        damaged.add(file);
        const { pointer = "" } = spoiled;
        const expected = context.expectFinding(context.startDamage(), rule, { companion: file, pointer });
        return [addDamages({ ...given, step: { ...given.step, bytes: spoiled.bytes } }, expected), line];
      });
    },
  };
}

const lastOnly = "A reader of the complete folder sees it only in the last write of a file.";

/** The faults in single writes of announced companion files, one row each, in the order they are applied. */
export const companionFaults = [
  companionFault({
    name: "torn-companion",
    description: "Writes only the first part of an announced companion file until its next write.",
    rule: "companion-torn",
    severity: { spec: "error", live: "warning" },
    remark: lastOnly,
    spoil: ({ bytes }, context) => ({ bytes: bytes.slice(0, 1 + context.integerBelow(bytes.length - 4)) }),
  }),
  companionFault({
    name: "empty-companion",
    description: "Leaves an announced companion file empty until its next write.",
    rule: "companion-empty",
    severity: { spec: "error", live: "warning" },
    remark: lastOnly,
    spoil: () => ({ bytes: new Uint8Array(0) }),
  }),
  companionFault({
    name: "companion-shape",
    description: "Writes an announced companion file with an object instead of a list.",
    rule: "companion-shape",
    severity: { live: "warning" },
    remark: `It damages only files that the specification does not describe. ${lastOnly}`,
    spoil({ file, content }, context) {
      const { tier, lists } = companionTable[file];
      const list = context.pick<string>(lists);
      if (tier === "specified" || list === undefined) return undefined;
      return { bytes: printed({ ...content, [list]: {} }), pointer: `/${list}` };
    },
  }),
  companionFault({
    name: "companion-contradicts",
    description: "Changes a field of an announced companion file that its line has too.",
    rule: "companion-contradicts",
    severity: { live: "warning" },
    remark: `Lines of the specification have no such field. ${lastOnly}`,
    spoil({ content, line }, context) {
      const [key, value] = context.pick(changesOf(line, content)) ?? [];
      if (key === undefined || value === undefined) return undefined;
      return { bytes: printed({ ...content, [key]: value }), pointer: `/${key}` };
    },
  }),
] as const;

const printed = (content: JsonObject) => new TextEncoder().encode(printCompanion(content));

/** Far from every count of goods, so that no other line of the same second has the changed one. */
const farAway = 100_000;

/** For each field of both, another value of the same type. */
function changesOf(line: JsonObject, content: JsonObject): readonly [string, JsonValue][] {
  const shared = Object.entries(content).filter(([key]) => !["timestamp", "event"].includes(key) && key in line);
  return shared.flatMap(([key, value]): readonly [string, JsonValue][] => {
    if (typeof value === "number") return [[key, value + farAway]];
    if (typeof value === "string") return [[key, `${value} II`]];
    return Array.isArray(value) && value.length > 0 ? [[key, []]] : [];
  });
}
