import { JetStreamApiError } from "@nats-io/jetstream";
import { errors } from "@nats-io/transport-node";

/** The error code of a server in a cluster that has no leader for a moment, as when the one that led is silent. */
const temporarilyUnavailable = 10_008;

/** Whether a question got no answer, the connection was lost with it, or nobody led who could answer: nothing is known about what was asked. */
export const isUnanswered = (error: unknown): boolean =>
  [errors.TimeoutError, errors.RequestError, errors.NoRespondersError, errors.ClosedConnectionError].some(
    (silence) => error instanceof silence,
  ) ||
  (error instanceof JetStreamApiError && error.apiError().err_code === temporarilyUnavailable);
