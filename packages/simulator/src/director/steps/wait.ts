import { letPass } from "../letPass.ts";
import { millisecondsOfDuration } from "../millisecondsOfDuration.ts";
import { duration, step } from "../StepDeclaration.ts";

/** Lets time pass. */
export const wait = step({
  does: "Lets time pass; the game writes what it writes by itself.",
  fields: { for: duration("How long; one minute by default.") },
  argument: "for",
  run({ session }, { for: length = "1m" }) {
    letPass(session, millisecondsOfDuration(length));
  },
});
