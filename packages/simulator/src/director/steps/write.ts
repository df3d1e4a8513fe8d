import { validate, type JsonObject } from "@shipslog/contract";
import { observedLayout, type ObservedDeclaration } from "@shipslog/contract/observed";
import { layoutOf, roundToLayout, type ObjectLayout } from "@shipslog/contract/text";
import { printTimestamp } from "@shipslog/contract/internal";
import { catchUp } from "../../session/journal.ts";
import { writeOwn } from "../../session/write.ts";
import { flagField, refuseStep, step, type StepContext, type StepField } from "../StepDeclaration.ts";
import { reachWorld } from "../reach.ts";

const ownEvent: StepField<JsonObject & { readonly event: string }> = {
  type: "object",
  required: ["event"],
  properties: { event: { type: "string", minLength: 1 } },
  additionalProperties: true,
  description: 'The event, such as { "event": "Promotion", "Combat": 5 }; the game adds the timestamp.',
};

/** The step for what no other step writes. */
export const writeSteps = {
  write: step({
    does: "Writes an event of your own, in the layout of its kind; what is true in the game stays as it is.",
    fields: {
      event: ownEvent,
      check: flagField("False writes an event that the contract does not allow, with the timestamp it has."),
    },
    keepsScreen: true,
    run(context, { event, check = true }) {
      if (event === undefined) refuseStep("There is no event to write.", "Give one in event.");
      if (event.event === "Status") {
        refuseStep("Status.json shows what is true in the game.", "Do what changes it, or break it by a fault.");
      }
      writeEvent(context, event, check);
    },
  }),
} as const;

function writeEvent(context: StepContext, event: JsonObject & { readonly event: string }, isChecked: boolean): void {
  const { session, observed } = context;
  if (session.world.state === "ended") reachWorld(context);
  const layout = layoutFor(event, observed);
  const now = printTimestamp(session.world.timeMs);
  const { timestamp = now, event: kind, ...fields } = event;
  const line = { timestamp: isChecked ? now : timestamp, event: kind, ...fields };
  if (isChecked) requireValid(context, line);
  // What the game has to tell by now stands before it.
  catchUp(session, session.world.timeMs);
  writeOwn(session, roundToLayout(line, layout ?? layoutOf(line)), layout);
}

/** The layout of an observed kind; undefined where the contract has one, or nobody knows it. */
function layoutFor(
  { event: kind }: JsonObject,
  observed: readonly ObservedDeclaration[] | undefined,
): ObjectLayout | undefined {
  const declaration = observed?.find((each) => each.kind === kind);
  return declaration && observedLayout(declaration);
}

/** Refuses an event about which a check would report anything. */
function requireValid({ session, observed }: StepContext, event: JsonObject): void {
  const dialect = session.written.live === undefined ? "spec" : "live";
  const { issues } = validate(event, observed === undefined ? { dialect } : { dialect, observed });
  const isUnjudged = observed === undefined && dialect === "live";
  const [issue] = issues.filter(({ code }) => !(isUnjudged && code === "unknown-kind"));
  if (issue !== undefined) refuseStep(`${issue.message}.`, "Correct the event, or write it with check: false.");
}
