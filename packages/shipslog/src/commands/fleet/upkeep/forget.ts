import { rm } from "node:fs/promises";
import { isPublished, openSink, publishLake } from "@shipslog/archive";
import { formatCount } from "@shipslog/contract/internal";
import { connectFleet, FleetError } from "@shipslog/fleet";
import { holdPartition, purgeCommander } from "@shipslog/fleet/collect";
import { partitionsOf } from "@shipslog/fleet/provisioning";
import type { FleetArguments } from "../access/fleetOptions.ts";
import { exitCodes, type ExitCode } from "../../../failure/exitCodes.ts";
import type { Host } from "../../../command/Host.ts";
import { requireLake, publisher } from "../../archive/publish.ts";
import { UsageError } from "../../../failure/errors.ts";
import { readCredential } from "../access/credentials.ts";
import { credentialIn, openFleet } from "../access/fleetFolder.ts";
import { runRevoke } from "../joining/invite.ts";

/** `shipslog fleet forget`: revokes a commander and removes all their lines from the broker and the lake, while collectors run. */
export async function runForgetCommander(
  name: string | undefined,
  args: FleetArguments,
  host: Host,
): Promise<ExitCode> {
  if (name === undefined) throw new UsageError("the name is missing: shipslog fleet forget NAME --out LAKE");
  const lake = args.required("out");
  await requireLake(lake);
  const folder = await openFleet(args);
  const commander = (await folder.readRegister()).invited.get(name)?.commander;
  if (commander === undefined) throw new FleetError("unknown-commander", name);
  // First of all, so that nothing arrives any more.
  await runRevoke(name, args, host);
  const credential = await readCredential(credentialIn(args, "collector"), args);
  const connection = await connectFleet(credential, { name: "shipslog forget" });
  try {
    const holder = `forget-${host.drawKey().slice(0, 12)}`;
    let rows = 0;
    for (const partition of partitionsOf(commander, folder.layout)) {
      rows += await holdPartition({ connection, clock: host.clock, partition, holder }, async () => {
        await purgeCommander(connection, partition, commander);
        return await removeRows(lake, `fleet-${partition}`, commander, host);
      });
    }
    if (await isPublished(lake)) await publishLake(lake, { ...publisher(host), onlyNewest: true });
    await rm(folder.credentialPath(name), { force: true });
    host.out.write(`removed ${formatCount(rows, "row")} of ${name}, who is commander ${commander}, from ${lake}\n`);
    return exitCodes.fine;
  } finally {
    await connection.close();
  }
}

async function removeRows(lake: string, partition: string, commander: string, host: Host): Promise<number> {
  const sink = await openSink(lake, { owner: `shipslog forget ${host.drawKey()}`, partition });
  try {
    return await sink.forget(commander);
  } finally {
    await sink.close();
  }
}
