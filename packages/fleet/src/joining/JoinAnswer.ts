import type { Credential } from "../credential/Credential.ts";

/** What a registrar answers: a credential without what only the player has, the secret key and the authority of the code. */
export interface JoinAnswer extends Pick<Credential, "servers" | "inbox" | "partitions" | "replicas" | "limits"> {
  readonly version: 1;
  /** The signed token, which is worth nothing without the secret key. */
  readonly token: string;
  readonly commander: NonNullable<Credential["commander"]>;
}
