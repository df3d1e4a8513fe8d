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
import type { Voids } from "./Register.ts";
import type { RegistrarRole } from "./RegistrarFile.ts";
import { exportsOfCollectors, exportsOfCommanders, importsOfCommanders, importsOfSystem } from "./accountImports.ts";

/** The account a token is of. */
type AccountName = "system" | "collectors" | "commanders";

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

/** What else the tokens depend on. */
export interface SignOptions {
  readonly registrar: RegistrarRole | undefined;
  /** The time, in milliseconds since 1970: what has ended by then needs no revocation. */
  readonly nowMs: number;
}

/** Signs the tokens that servers start with. */
export async function signTokens(keys: Keys, voids: Voids, options: SignOptions): Promise<Tokens> {
  const revocations = listRevocations(voids, "collectors", options.nowMs);
  const system_account = keys.system.getPublicKey();
  const signer = keys.operator;
  const limits = { ...accountLimits, ...storageLimits };
  const exports = [...exportsOfCollectors];
  const imports = importsOfSystem([...new Set([keys.account.getPublicKey(), keys.commanders.getPublicKey()])]);
  const ofSystem = { limits: accountLimits, imports, revocations };
  return {
    operator: await encodeOperator("shipslog", keys.operator, { system_account }),
    accounts: {
      [system_account]: await encodeAccount("system", keys.system, ofSystem, { signer }),
      [keys.account.getPublicKey()]: await encodeAccount(
        "fleet",
        keys.account,
        { limits, exports, revocations },
        { signer },
      ),
      [keys.commanders.getPublicKey()]: await signCommanders(keys, voids, options),
    },
  };
}

/** Signs the account of commanders, with its revocations and the key of the registrar. It has no storage of its own. */
function signCommanders(keys: Keys, voids: Voids, { registrar, nowMs }: SignOptions): Promise<string> {
  const signer = keys.operator;
  const account = keys.account.getPublicKey();
  const revocations = listRevocations(voids, "commanders", nowMs);
  const signing_keys = registrar === undefined ? [] : [scopeOf(registrar)];
  if (keys.commanders.getPublicKey() === account) {
    const limits = { ...accountLimits, ...storageLimits };
    const exports = [...exportsOfCommanders];
    return encodeAccount("fleet", keys.account, { limits, exports, revocations, signing_keys }, { signer });
  }
  const imports = importsOfCommanders(account);
  const exports = [...exportsOfCommanders];
  const claims = { limits: accountLimits, imports, exports, revocations, signing_keys };
  return encodeAccount("commanders", keys.commanders, claims, { signer });
}

/** Everybody, where servers expect the key of a user. */
const everybody = "*";

/**
 * What is revoked in an account. A revocation of everybody up to a time covers the single ones before it, so that a list begins there, and
 * nobody has to be told of a credential that has ended by itself.
 */
export function listRevocations(voids: Voids, account: AccountName, nowMs: number): Record<string, number> {
  const { revocations, revokedAnywhere, voidUntilSeconds, clearedUntilSeconds } = voids;
  const isOfCommanders = account === "commanders";
  const everybodySeconds = isOfCommanders ? Math.max(voidUntilSeconds, clearedUntilSeconds) : voidUntilSeconds;
  const found: Record<string, number> = everybodySeconds === 0 ? {} : { [everybody]: everybodySeconds };
  for (const key of isOfCommanders ? revocations.keys() : revokedAnywhere) {
    const { atSeconds = Infinity, endsSeconds = Infinity } = revocations.get(key) ?? {};
    if (atSeconds > everybodySeconds && !hasEnded(endsSeconds, nowMs)) found[key] = forEverSeconds;
  }
  return found;
}

/** The clock of a server may be behind. */
const graceMs = 86_400_000;

const hasEnded = (endSeconds: number, nowMs: number) => endSeconds * 1000 + graceMs < nowMs;

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

/** What a user may do at most, and until when, in seconds since 1970. */
interface UserLimits {
  readonly payload?: number;
  readonly subs?: number;
  readonly untilSeconds?: number;
}

/** Signs a user of an account. */
export async function signUser(
  account: KeyPair,
  name: string,
  permissions: Permissions,
  limits: UserLimits = {},
): Promise<SignedUser> {
  const { payload = unlimited, subs = unlimited, untilSeconds } = limits;
  const user = new NativeKeyPair(createUser());
  const claims = { ...permissions, data: unlimited, payload, subs };
  const token = await encodeUser(name, user, account, claims, untilSeconds === undefined ? {} : { exp: untilSeconds });
  return { publicKey: user.getPublicKey(), credentials: new TextDecoder().decode(fmtCreds(token, user)) };
}
