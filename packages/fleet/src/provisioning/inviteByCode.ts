import { X509Certificate } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  numberOption,
  objectOption,
  required,
  requireOptions,
  textOption,
  type OptionShapes,
} from "@shipslog/contract/internal";
import { parseAddress, type Address } from "../credential/Address.ts";
import { hashSecret, printCode, secretOf } from "../credential/InvitationCode.ts";
import { FleetError } from "../FleetError.ts";
import { pseudonymOf } from "../privacy/pseudonym.ts";
import type { FleetFolder } from "./FleetFolder.ts";
import { requireName } from "./requireName.ts";

/** For whom a code is, and how long. */
export interface CodeOptions {
  /** The name of the commander; undefined if the player chooses one. */
  readonly name?: string | undefined;
  /** From then on the code cannot be used, in milliseconds since 1970. */
  readonly untilMs: number;
  /** A random key that cannot be guessed. */
  readonly key: string;
  /** Where players reach the registrar from now on; as before if left out. */
  readonly address?: Address | undefined;
}

const shapes: OptionShapes<CodeOptions> = {
  name: textOption,
  untilMs: required(numberOption({ min: 0 })),
  key: required(textOption),
  address: objectOption,
};

/** A code that was made. */
export interface MadeCode {
  readonly code: string;
  /** Where the registrar must run. */
  readonly address: string;
  /** Whether running servers do not know the registrar yet: the fleet is older than codes. */
  readonly isFirst: boolean;
}

/** Makes an invitation code, of which only a hash is kept. It fixes the pseudonym, so that the registrar needs no key for it. */
export async function inviteByCode(folder: FleetFolder, options: CodeOptions): Promise<MadeCode> {
  requireOptions(options, shapes);
  const { name, untilMs, key, address } = options;
  if (name !== undefined) await requireName(name, folder.register);
  const isFirst = (await folder.readRegistrar()) === undefined;
  const settings = await folder.setRegistrar(address);
  if (isFirst) await folder.replaceTokens();
  const place = parseAddress(settings.address);
  if (place === undefined) throw new FleetError("not-a-fleet", settings.address);
  const secret = secretOf(key);
  const hash = hashSecret(secret);
  // No commander is invited under a name with a control character.
  const ownId = pseudonymOf(`\u0000${hash}`, folder.keys.pseudonyms);
  const commander = name === undefined ? ownId : await folder.pseudonymOf(name);
  await folder.register.append({ code: hash, commander, untilMs, ...(name === undefined ? {} : { name }) });
  const authority = await fingerprintOf(join(folder.path, "tls", "authority.pem"));
  return { code: printCode({ ...place, authority, secret }), address: settings.address, isFirst };
}

async function fingerprintOf(path: string): Promise<string> {
  return new X509Certificate(await readFile(path)).fingerprint256.replaceAll(":", "").toLowerCase();
}
