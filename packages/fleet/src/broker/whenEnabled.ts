import { delay } from "@nats-io/transport-node";

const attempts = 50;
const pauseMs = 100;

/**
 * Repeats a request while the server answers that JetStream is not enabled for the account, for a few seconds. A server says so
 * for a moment while it reads a changed configuration, as after an invitation.
 */
export async function whenEnabled<Answer>(
  request: () => Promise<Answer>,
  pause: () => Promise<unknown> = () => delay(pauseMs),
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request();
    } catch (error) {
      if (!isNotEnabled(error) || attempt === attempts) throw error;
      await pause();
    }
  }
}

/** The library does not export the class of this error. */
const isNotEnabled = (error: unknown) => error instanceof Error && error.name === "JetStreamNotEnabled";
