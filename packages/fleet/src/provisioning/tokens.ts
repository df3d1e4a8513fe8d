import {
  encodeAccount,
  encodeOperator,
  encodeUser,
  fmtCreds,
  newScopedSigner,
  type Permissions,
  type SigningKey,
} from "@nats-io/jwt";
import { createUser, fromPublic, type KeyPair } from "@nats-io/nkeys";
import { NativeKeyPair } from "../keys/NativeKeyPair.ts";
import { commanderLimits, commanderPermissions } from "./permissions.ts";
import type { Keys } from "./Keys.ts";
import type { RegistrarRole } from "./RegistrarFile.ts";
import { exportsOfCollectors, importsOfCommanders } from "./accountImports.ts";

/** Revoked users by public key, with the time in seconds since 1970. A key is revoked for ever. */
export type Revocations = Readonly<Record<string, number>>;

const unlimited = -1;

/** A revocation covers tokens issued up to a time. This one covers all, whatever clock the signer had: the end of the year 9999. */
const forEverSeconds = 253_402_300_799;

const accountLimits = {
  conn: unlimited,
  leaf: unlimited,
  imports: unlimited,
  exports: unlimited,
  wildcards: true,
  subs: unlimited,
  data: unlimited,
  payload: unlimited,
  disallow_bearer: true,
};

const storageLimits = {
  mem_storage: unlimited,
  disk_storage: unlimited,
  streams: unlimited,
  consumer: unlimited,
};

/** The signed token of the operator, and those of the accounts by public key. */
export interface Tokens {
  readonly operator: string;
  readonly accounts: Readonly<Record<string, string>>;
}

/** Signs the tokens that servers start with. */
export async function signTokens(keys: Keys, revocations: Revocations, registrar?: RegistrarRole): Promise<Tokens> {
  const system_account = keys.system.getPublicKey();
  const signer = keys.operator;
  const limits = { ...accountLimits, ...storageLimits };
  const exports = [...exportsOfCollectors];
  return {
    operator: await encodeOperator("shipslog", keys.operator, { system_account }),
    accounts: {
      [system_account]: await encodeAccount("system", keys.system, { limits: accountLimits }, { signer }),
      [keys.account.getPublicKey()]: await encodeAccount("fleet", keys.account, { limits, exports }, { signer }),
      [keys.commanders.getPublicKey()]: await signCommanders(keys, revocations, registrar),
    },
  };
}

/** Signs the account of commanders, with its revocations and the key of the registrar. It has no storage of its own. */
export function signCommanders(keys: Keys, revoked: Revocations, registrar?: RegistrarRole): Promise<string> {
  const signer = keys.operator;
  const account = keys.account.getPublicKey();
  const revocations = Object.fromEntries(Object.keys(revoked).map((key) => [key, forEverSeconds]));
  const signing_keys = registrar === undefined ? [] : [scopeOf(registrar)];
  if (keys.commanders.getPublicKey() === account) {
    const limits = { ...accountLimits, ...storageLimits };
    return encodeAccount("fleet", keys.account, { limits, revocations, signing_keys }, { signer });
  }
  const claims = { limits: accountLimits, imports: importsOfCommanders(account), revocations, signing_keys };
  return encodeAccount("commanders", keys.commanders, claims, { signer });
}

/**
 * What the key of the registrar can sign: commanders, with the name of the token as pseudonym and the tag as partition. The servers
 * fill in the permissions, so that whoever steals the key cannot give other ones.
 */
function scopeOf({ publicKey, kinds, longestBytes }: RegistrarRole): SigningKey {
  const permissions = commanderPermissions("{{name()}}", "{{tag(partition)}}", kinds);
  const limits = { data: unlimited, ...commanderLimits(longestBytes) };
  return newScopedSigner(fromPublic(publicKey), "commander", { ...permissions, ...limits });
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
