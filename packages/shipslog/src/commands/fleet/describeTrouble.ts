import { describeFailure } from "../../failure/failure.ts";

/** Explains an error after which a command goes on, in one line: with the reason of the system and what to do, or else with the first cause. */
export function describeTrouble(error: unknown): string {
  const { message } = describeFailure(error);
  // The client of NATS says nothing more.
  if (message === "timeout") return "the servers did not answer in time (shipslog fleet doctor tells what is wrong)";
  if (!(error instanceof Error) || message !== error.message) return message;
  let first = error;
  while (first.cause instanceof Error) first = first.cause;
  return first === error ? message : `${message}: ${first.message.split("\n", 1)[0]}`;
}
