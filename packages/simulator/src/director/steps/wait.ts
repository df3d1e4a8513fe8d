import { letPass } from "../letPass.ts";
import { millisecondsOfDuration } from "../millisecondsOfDuration.ts";
import { durationField, step } from "../StepDeclaration.ts";

/** Lets time pass. */
export const waitStep = step({
  does: "Lets time pass; the game writes what it writes by itself.",
  fields: { for: durationField("How long; one minute by default.") },
  argument: "for",
  keepsScreen: true,
  run({ session }, { for: length = "1m" }) {
    letPass(session, millisecondsOfDuration(length));
  },
});
