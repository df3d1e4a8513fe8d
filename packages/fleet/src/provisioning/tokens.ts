import { encodeAccount, encodeOperator, encodeUser, fmtCreds, type Permissions } from "@nats-io/jwt";
import { createUser, type KeyPair } from "@nats-io/nkeys";
import { NativeKeyPair } from "../keys/NativeKeyPair.ts";
import type { Keys } from "./Keys.ts";
import { exportsOfCollectors, importsOfCommanders } from "./accountImports.ts";

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

/** The signed token of the operator, and those of the accounts by public key. */
export interface Tokens {
  readonly operator: string;
  readonly accounts: Readonly<Record<string, string>>;
}

/** Signs the tokens that servers start with. */
export async function signTokens(keys: Keys, revocations: Revocations): Promise<Tokens> {
  const system_account = keys.system.getPublicKey();
  const signer = keys.operator;
  const limits = { ...accountLimits, ...storageLimits };
  const exports = [...exportsOfCollectors];
  return {
    operator: await encodeOperator("shipslog", keys.operator, { system_account }),
    accounts: {
      [system_account]: await encodeAccount("system", keys.system, { limits: accountLimits }, { signer }),
      [keys.account.getPublicKey()]: await encodeAccount("fleet", keys.account, { limits, exports }, { signer }),
      [keys.commanders.getPublicKey()]: await signCommanders(keys, revocations),
    },
  };
}

/** Signs the account of commanders, with its revocations. It has no storage of its own. */
export function signCommanders(keys: Keys, revocations: Revocations): Promise<string> {
  const signer = keys.operator;
  const account = keys.account.getPublicKey();
  if (keys.commanders.getPublicKey() === account) {
    const limits = { ...accountLimits, ...storageLimits };
    return encodeAccount("fleet", keys.account, { limits, revocations }, { signer });
  }
  const imports = importsOfCommanders(account);
  return encodeAccount("commanders", keys.commanders, { limits: accountLimits, imports, revocations }, { signer });
}

/** A user with the text of its credentials. */
export interface SignedUser {
  readonly publicKey: string;
  readonly credentials: string;
}

/** Signs a user of an account. */
export async function signUser(
  account: KeyPair,
  name: string,
  permissions: Permissions,
  limits: { readonly payload?: number; readonly subs?: number } = {},
): Promise<SignedUser> {
  const { payload = unlimited, subs = unlimited } = limits;
  const user = new NativeKeyPair(createUser());
  const claims = { ...permissions, data: unlimited, payload, subs };
  const token = await encodeUser(name, user, account, claims);
  return { publicKey: user.getPublicKey(), credentials: new TextDecoder().decode(fmtCreds(token, user)) };
}
