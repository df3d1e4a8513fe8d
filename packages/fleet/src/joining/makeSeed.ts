import { createUser } from "@nats-io/nkeys";

/** Makes the secret key of a player. */
export function makeSeed(): string {
  return new TextDecoder().decode(createUser().getSeed());
}
