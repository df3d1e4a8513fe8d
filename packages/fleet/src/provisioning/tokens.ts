import { encodeAccount, encodeOperator, encodeUser, fmtCreds, type Permissions } from "@nats-io/jwt";
import { createUser } from "@nats-io/nkeys";
import type { Keys } from "./Keys.ts";

/** Revoked users by public key. Credentials issued up to the given time, in seconds since 1970, are void. */
export type Revocations = Readonly<Record<string, number>>;

const unlimited = -1;

const accountLimits = {
  ...{ conn: unlimited, leaf: unlimited, imports: unlimited, exports: unlimited, wildcards: true },
  ...{ subs: unlimited, data: unlimited, payload: unlimited, disallow_bearer: true },
};

const storageLimits = {
  ...{ mem_storage: unlimited, disk_storage: unlimited, streams: unlimited, consumer: unlimited },
};

/** The signed tokens of the operator and the two accounts. */
export interface Tokens {
  readonly operator: string;
  readonly account: string;
  readonly system: string;
}

/** Signs the tokens that servers start with. */
export async function signTokens(keys: Keys, revocations: Revocations): Promise<Tokens> {
  const system_account = keys.system.getPublicKey();
  return {
    operator: await encodeOperator("shipslog", keys.operator, { system_account }),
    account: await signAccount(keys, revocations),
    system: await encodeAccount("system", keys.system, { limits: accountLimits }, { signer: keys.operator }),
  };
}

/** Signs the account of commanders and collectors, with its revocations. */
export function signAccount(keys: Keys, revocations: Revocations): Promise<string> {
  const limits = { ...accountLimits, ...storageLimits };
  return encodeAccount("fleet", keys.account, { limits, revocations }, { signer: keys.operator });
}

/** A user with the text of its credentials. */
export interface SignedUser {
  readonly publicKey: string;
  readonly credentials: string;
}

/** Signs a user of an account. */
export async function signUser(
  keys: Keys,
  name: string,
  permissions: Permissions,
  limits: { readonly payload?: number; readonly subs?: number; readonly isSystem?: boolean } = {},
): Promise<SignedUser> {
  const { payload = unlimited, subs = unlimited, isSystem = false } = limits;
  const user = createUser();
  const claims = { ...permissions, data: unlimited, payload, subs };
  const token = await encodeUser(name, user, isSystem ? keys.system : keys.account, claims);
  return { publicKey: user.getPublicKey(), credentials: new TextDecoder().decode(fmtCreds(token, user)) };
}
