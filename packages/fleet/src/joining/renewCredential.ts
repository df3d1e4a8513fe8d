import {
  numberOption,
  objectOption,
  required,
  requireOption,
  requireOptions,
  signalOption,
  type OptionShapes,
} from "@shipslog/contract/internal";
import { parseAddress } from "../credential/Address.ts";
import type { Credential } from "../credential/Credential.ts";
import { FleetError } from "../FleetError.ts";
import { pairIn } from "../keys/NativeKeyPair.ts";
import { askRegistrar } from "./askRegistrar.ts";
import { makeRenewRequest } from "./JoinRequest.ts";

/** How a credential is renewed. */
export interface RenewOptions {
  /** Default: ten seconds. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

const shapes: OptionShapes<RenewOptions> = {
  timeoutMs: numberOption({ min: 1, unit: "milliseconds" }),
  signal: signalOption,
};

/**
 * Gets a credential for the same key that lasts longer, also for one that has ended; undefined if the registrar could not give the same: it
 * allows the sixteen kinds only, and a credential of the first version names none.
 */
export async function renewCredential(
  credential: Credential,
  options: RenewOptions = {},
): Promise<Credential | undefined> {
  requireOption("credential", credential, required(objectOption));
  requireOptions(options, shapes);
  const { authority, registrar = "", commander } = credential;
  const address = parseAddress(registrar);
  if (address === undefined || commander === undefined) return undefined;
  const signals = [AbortSignal.timeout(options.timeoutMs ?? 10_000), options.signal ?? []].flat();
  const user = pairIn(credential.credentials);
  const body = JSON.stringify(makeRenewRequest(user));
  const renewed = await askRegistrar({ address, path: "/renew", authority, user }, body, AbortSignal.any(signals));
  if (renewed.commander?.id !== commander.id) throw new FleetError("wrong-registrar", registrar);
  const isLess = commander.kinds.some((kind) => renewed.commander?.kinds.includes(kind) !== true);
  return isLess ? undefined : renewed;
}
