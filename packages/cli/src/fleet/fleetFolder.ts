import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { FleetFolder } from "@shipslog/fleet/provisioning";
import type { Arguments } from "../Command.ts";
import { EnvironmentError } from "../EnvironmentError.ts";
import type { Host } from "../Host.ts";

/** Opens the folder of a fleet that `fleet up` has made. */
export async function openFleet(args: Arguments): Promise<FleetFolder> {
  const path = args.required("fleet");
  const folder = await FleetFolder.open(path);
  if (folder !== undefined) return folder;
  throw new EnvironmentError(`${path} holds no fleet; shipslog fleet up --fleet ${path} makes one`);
}

/** Where the credential of a role lies in the folder of a fleet. */
export function credentialIn(args: Arguments, role: "collector" | "load" | "system"): string {
  return join(args.required("fleet"), "credentials", `${role}.json`);
}

/** Finds the server's command: the one named, the one a source tree has fetched, or one on the PATH. */
export async function findServer(args: Arguments, { env }: Pick<Host, "env">): Promise<string> {
  const named = args.text("nats-server") ?? env["SHIPSLOG_NATS_SERVER"];
  if (named !== undefined) return named;
  const fetched = join(import.meta.dirname, "../../../../.cache/nats-server");
  for (const folder of [fetched, ...(env["PATH"] ?? "").split(delimiter)]) {
    const path = join(folder, "nats-server");
    try {
      await access(path, constants.X_OK);
      return path;
    } catch {
      // Not there: the next may be.
    }
  }
  throw new EnvironmentError(
    "there is no nats-server; scripts/get-nats-server brings one, or name it with --nats-server",
  );
}
