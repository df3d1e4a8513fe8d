import { guardConnections, type ConnectionLimits } from "@shipslog/fleet/provisioning";
import type { FleetArguments } from "../access/fleetOptions.ts";
import { exitCodes, type ExitCode } from "../../../failure/exitCodes.ts";
import type { Host } from "../../../command/Host.ts";
import { connectToFleet } from "../access/connect.ts";
import { readCredential } from "../access/credentials.ts";
import { credentialIn, openFleet } from "../access/fleetFolder.ts";
import { TroubleReport } from "../access/TroubleReport.ts";

/** `shipslog fleet guard`: closes connections above the limits of a commander until Ctrl-C. */
export async function runGuard(args: FleetArguments, host: Host): Promise<ExitCode> {
  const connections = args.integer("connections");
  const rate = args.optionalInteger("rate");
  const bytes = args.optionalInteger("bytes");
  const folder = await openFleet(args);
  const credential = await readCredential(credentialIn(args, "system"), args);
  const isQuiet = args.has("quiet");
  const system = await connectToFleet(credential, { name: "shipslog guard", isPatient: true, isQuiet }, host);
  const report = isQuiet ? undefined : new TroubleReport(host);
  const limits = describe({ connections, rate, bytes });
  if (!isQuiet) host.err.write(`guards ${folder.path}: ${limits}; press Ctrl-C to stop\n`);
  try {
    await guardConnections(
      {
        system,
        connections,
        rate,
        bytes,
        readRegister: () => folder.readRegister(),
        strangers: {
          account: folder.keys.commanders.getPublicKey(),
          except: new Set(await folder.roleKeys()),
        },
        clock: host.clock,
        onClosed: (name, why) => {
          if (!isQuiet) host.err.write(`closed a connection of ${name}: ${reasons[why]}\n`);
        },
        onTrouble: (error) => report?.begin("", error),
        onSuccess: () => report?.end(""),
      },
      host.interrupted,
    );
  } finally {
    await system.close();
  }
  return exitCodes.fine;
}

const reasons = {
  connections: "too many connections",
  rate: "too many lines a second",
  bytes: "too many bytes a second",
} as const;

function describe({ connections, rate, bytes }: ConnectionLimits): string {
  const lines = rate === undefined ? [] : [`${rate} lines a second`];
  const volume = bytes === undefined ? [] : [`${bytes} bytes a second`];
  return `at most ${[`${connections} connections`, ...lines, ...volume].join(" and ")} of one commander`;
}
