import type { Fault } from "../Fault.ts";
import { addDamages, type ExpectedDamage } from "../damage/ExpectedDamage.ts";
import type { FaultContext } from "../damage/FaultContext.ts";
import { replaceOne, spoilText } from "../damage/spoilBytes.ts";
import { isReplace, type StepFault } from "../damage/StepFault.ts";

/** The declaration of a fault in Status.json. */
interface StatusFault extends Omit<Fault, "sort"> {
  /** Damages the bytes of one write; undefined if this write cannot be damaged. */
  readonly spoil: (bytes: Uint8Array, context: FaultContext) => Uint8Array | undefined;
  /** The damage, with the finding to expect until the next write. */
  readonly expect: (context: FaultContext) => ExpectedDamage;
}

/** Creates a fault that damages single writes of Status.json; the write after a damaged one is always intact. */
function statusFault<const Name extends string>({
  spoil,
  expect,
  name,
  ...declared
}: StatusFault & { readonly name: Name }): StepFault & { readonly name: Name } {
  return {
    name,
    ...declared,
    sort: "file",
    damagesCompanions: true,
    *damage(steps, context) {
      let isDamaged = false;
      for (const given of steps) {
        if (!isReplace(given) || given.step.file !== "Status.json") {
          yield given;
          continue;
        }
        const isCandidate: boolean = !given.isTaken && !isDamaged;
        const bytes: Uint8Array | undefined =
          isCandidate && context.shouldDamage() ? spoil(given.step.bytes, context) : undefined;
        isDamaged = bytes !== undefined;
        if (bytes === undefined) yield given;
        else yield addDamages({ ...given, step: { ...given.step, bytes } }, expect(context));
      }
    },
  };
}

/** The faults in single writes of Status.json, one row each, in the order they are applied. */
export const statusFaults = [
  statusFault({
    name: "torn-status",
    description: "Writes only the first part of Status.json until the next write.",
    provokes: [{ rule: "companion-torn", severity: { spec: "error", live: "warning" } }],
    remark: "A reader of the complete folder sees it only in the last write.",
    spoil: (bytes, context) => bytes.slice(0, 1 + context.integerBelow(bytes.length - 4)),
    expect: (context) => context.expectFinding(context.startDamage(), "companion-torn", { companion: "Status.json" }),
  }),
  statusFault({
    name: "empty-status",
    description: "Leaves Status.json empty until the next write.",
    provokes: [{ rule: "companion-empty", severity: { spec: "error", live: "warning" } }],
    remark: "A reader of the complete folder sees it only in the last write.",
    spoil: () => new Uint8Array(0),
    expect: (context) => context.expectFinding(context.startDamage(), "companion-empty", { companion: "Status.json" }),
  }),
  statusFault({
    name: "status-range",
    description: "Gives Oxygen in Status.json a value above 1 until the next write.",
    provokes: [{ rule: "out-of-range", severity: { spec: "error", live: "error" } }],
    remark:
      "Status.json contains Oxygen only while the commander is on foot. A reader of the complete folder sees the damage only in the last write.",
    spoil: spoilText((text, context) => replaceOne(text, /(?<="Oxygen":)[\d.]+/g, "1.250000", context)),
    expect: (context) =>
      context.expectFinding(context.startDamage(), "out-of-range", { companion: "Status.json", pointer: "/Oxygen" }),
  }),
] as const;
