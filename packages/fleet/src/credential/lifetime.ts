import { decode } from "@nats-io/jwt";
import { tokenOf, type Credential } from "./Credential.ts";

const daySeconds = 86_400;

/**
 * How long credentials last, in seconds. A revoked credential is listed in the account of commanders until it ends, so that the list is as long
 * as what was revoked in this time. One that is copied as a file is renewed less often, because not every fleet runs a registrar.
 */
export const lifetimes = {
  /** Given or renewed by the registrar. */
  registrar: 30 * daySeconds,
  /** Written to a file by the operator, for a commander. Those of roles do not end. */
  file: 400 * daySeconds,
} as const;

/** Whether half of the life of a credential is over. One without an end is never due. */
export function isDue(credential: Pick<Credential, "credentials">, nowMs: number): boolean {
  const { iat, exp } = decode(tokenOf(credential));
  return exp !== undefined && nowMs / 1000 > iat + (exp - iat) / 2;
}
