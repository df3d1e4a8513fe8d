import { errors } from "@nats-io/transport-node";

/** Whether a question got no answer, or the connection was lost with it: nothing is known about what was asked. */
export const isUnanswered = (error: unknown): boolean =>
  [errors.TimeoutError, errors.RequestError, errors.NoRespondersError, errors.ClosedConnectionError].some(
    (silence) => error instanceof silence,
  );
