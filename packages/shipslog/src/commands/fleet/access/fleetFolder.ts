import { access, constants } from "node:fs/promises";
import { basename, delimiter, join } from "node:path";
import { FleetFolder } from "@shipslog/fleet/provisioning";
import type { FleetArguments } from "./fleetOptions.ts";
import { packageFolder } from "../../../parts/packageFolder.ts";
import { EnvironmentError, UsageError } from "../../../failure/errors.ts";
import type { Host } from "../../../command/Host.ts";

/** Opens the folder of a fleet that `fleet up` has created. */
export async function openFleet(args: FleetArguments): Promise<FleetFolder> {
  const path = args.required("fleet");
  const folder = await FleetFolder.open(path);
  if (folder !== undefined) return folder;
  throw new UsageError(
    `${path} does not contain a fleet; name its folder with --fleet, or create one with shipslog fleet up --fleet ${path}`,
  );
}

/** The path of a role's credential in the folder of a fleet. */
export function credentialIn(args: FleetArguments, role: "collector" | "load" | "system"): string {
  return join(args.required("fleet"), "credentials", `${role}.json`);
}

/** A path is tried before a fleet is created for it. A name is looked up when it is started. */
async function requireProgram(given: string): Promise<string> {
  if (basename(given) === given) return given;
  return await access(given, constants.X_OK).then(
    () => given,
    (cause: unknown) => {
      throw new EnvironmentError(`cannot run nats-server at ${given}`, { cause });
    },
  );
}

/** Finds nats-server: the one given, the one downloaded into a clone of the repository, or the one on the PATH. */
export async function findServer(
  args: Pick<FleetArguments, "text">,
  { env }: Pick<Host, "env">,
  downloadFolder = join(packageFolder, "../../.cache/nats-server"),
): Promise<string> {
  const given = args.text("nats-server") ?? env["SHIPSLOG_NATS_SERVER"];
  if (given !== undefined) return await requireProgram(given);
  for (const folder of [downloadFolder, ...(env["PATH"] ?? "").split(delimiter)]) {
    const path = join(folder, "nats-server");
    try {
      await access(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder: try the next one.
    }
  }
  throw new EnvironmentError(
    "nats-server is not on the PATH; install it from https://nats.io/download/ or with a package manager, or give its path with --nats-server PATH",
  );
}
