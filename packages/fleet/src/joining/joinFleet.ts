import { createUser } from "@nats-io/nkeys";
import {
  numberOption,
  required,
  requireOptions,
  signalOption,
  textOption,
  type OptionShapes,
} from "@shipslog/contract/internal";
import type { Credential } from "../credential/Credential.ts";
import { pairOf } from "../provisioning/Keys.ts";
import { askRegistrar, explained } from "./askRegistrar.ts";
import { fetchAuthority } from "./fetchAuthority.ts";
import { parseCode } from "./InvitationCode.ts";
import { makeJoinRequest } from "./JoinRequest.ts";

/** How a player joins. */
export interface JoinOptions {
  /** The seed of the player's key, made with `makeSeed`. Keep it: with it the same code can be used again after a failure. */
  readonly seed: string;
  /** The name of the commander, for a code that leaves it open. */
  readonly name?: string | undefined;
  /** Default: ten seconds. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

const shapes: OptionShapes<JoinOptions> = {
  seed: required(textOption),
  name: textOption,
  timeoutMs: numberOption({ min: 1, unit: "milliseconds" }),
  signal: signalOption,
};

/** Joins a fleet with an invitation code and returns a credential. The secret key stays here; the registrar signs the public one. */
export async function joinFleet(code: string, options: JoinOptions): Promise<Credential> {
  requireOptions(options, shapes);
  const parsed = parseCode(code);
  const { timeoutMs = 10_000 } = options;
  const signals = [AbortSignal.timeout(timeoutMs), ...(options.signal === undefined ? [] : [options.signal])];
  const signal = AbortSignal.any(signals);
  const user = pairOf(options.seed);
  const body = JSON.stringify(makeJoinRequest(parsed.secret, options.name, user));
  try {
    const authority = await fetchAuthority(parsed, signal);
    return await askRegistrar({ address: parsed, path: "/join", authority, user }, body, signal);
  } catch (error) {
    throw explained(error, parsed);
  }
}

/** Makes the secret key of a player. */
export function makeSeed(): string {
  return new TextDecoder().decode(createUser().getSeed());
}
