import { parseAddress, type Address } from "@shipslog/fleet";
import type { FleetArguments } from "./fleetOptions.ts";
import { UsageError } from "../../failure/errors.ts";

/** The value of an option that is an address; undefined when it is not set. */
export function addressOption(args: Pick<FleetArguments, "text">, option: "registrar" | "listen"): Address | undefined {
  const text = args.text(option);
  if (text === undefined) return undefined;
  const address = parseAddress(text);
  if (address === undefined) throw new UsageError(`--${option} ${text}: expected HOST:PORT, as fleet.example.org:4252`);
  return address;
}
