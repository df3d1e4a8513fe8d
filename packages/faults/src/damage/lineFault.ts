import { CRLF } from "@shipslog/contract/text";
import type { Fault } from "../Fault.ts";
import { addDamages, type DamagedStep } from "./ExpectedDamage.ts";
import type { FaultContext } from "./FaultContext.ts";
import { isAppend, type DamagedAppend, type StepFault } from "./StepFault.ts";
import { joinBytes } from "./spoilBytes.ts";

const lineEnd = new TextEncoder().encode(CRLF);

/** The declaration of a fault in the text of a line. */
export interface LineFault extends Omit<Fault, "sort" | "provokes"> {
  readonly rule: string;
  readonly severity: Fault["provokes"][number]["severity"];
  /** JSON pointer of the finding; the whole line when left out. */
  readonly pointer?: string;
  /** Whether only the first line of a file is a candidate. */
  readonly onlyFirst?: true;
  /** Whether the line can still be read as an event. */
  readonly staysReadable?: true;
  /** Damages the bytes of a line, without its line end; undefined if this line cannot be damaged. */
  readonly spoil: (line: Uint8Array, context: FaultContext) => Uint8Array | undefined;
}

/** Creates a fault that damages the text of single lines. */
export function lineFault<const Name extends string>(
  declared: LineFault & { readonly name: Name },
): StepFault & { readonly name: Name } {
  const { name, description, remark, rule, severity } = declared;
  return {
    name,
    description,
    ...(remark === undefined ? {} : { remark }),
    sort: "text",
    provokes: [{ rule, severity }],
    *damage(steps, context) {
      let isFirst = false;
      for (const given of steps) {
        const isCandidate = isAppend(given) && !given.isTaken && (isFirst || declared.onlyFirst === undefined);
        yield isCandidate && context.shouldDamage() ? damageLine(given, declared, context) : given;
        if (given.step.type === "open") isFirst = true;
        else if (isAppend(given)) isFirst = false;
      }
    },
  };
}

function damageLine(given: DamagedAppend, declared: LineFault, context: FaultContext): DamagedStep {
  const { step } = given;
  const spoiled = declared.spoil(step.bytes.subarray(0, step.bytes.length - lineEnd.length), context);
  if (spoiled === undefined) return given;
  const { rule, pointer = "", staysReadable } = declared;
  const damaged = {
    ...given,
    step: { ...step, bytes: joinBytes(spoiled, lineEnd) },
    ...(staysReadable === undefined ? { isUnreadable: true as const } : {}),
  };
  return addDamages(damaged, context.expectFinding(context.startDamage(), rule, { pointer }));
}
