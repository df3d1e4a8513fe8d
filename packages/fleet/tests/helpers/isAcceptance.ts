import type { Msg } from "@nats-io/transport-node";

/** Whether a stream has taken a message, by its answer. A refusal has a sequence too, which is 0. */
export function isAcceptance(answer: Msg | undefined): boolean {
  return /"seq":[1-9]/.test(answer?.string() ?? "");
}
