import { escapeControls, formatCount } from "@shipslog/contract/internal";
import { examineFleet, type FleetFinding } from "@shipslog/fleet/provisioning";
import type { FleetArguments } from "../access/fleetOptions.ts";
import { exitCodes, type ExitCode } from "../../../failure/exitCodes.ts";
import type { Host } from "../../../command/Host.ts";
import { orInterrupted } from "../../../failure/errors.ts";
import { paletteFor } from "../../../text/palette.ts";
import { openFleet } from "../access/fleetFolder.ts";

/** `shipslog fleet doctor`: reports what is wrong with a fleet, and what to do about it. */
export async function runFleetDoctor(args: FleetArguments, host: Host): Promise<ExitCode> {
  const folder = await openFleet(args);
  const examining = examineFleet({ folder, lake: args.text("out"), clock: host.clock, signal: host.interrupted });
  const findings = await orInterrupted(examining, host, "there is no diagnosis");
  if (args.has("json")) host.out.write(`${JSON.stringify(findings)}\n`);
  else for (const line of describe(findings, folder.path, host)) host.out.write(line);
  return findings.length === 0 ? exitCodes.fine : exitCodes.findings;
}

function* describe(findings: readonly FleetFinding[], path: string, { out }: Host): Generator<string> {
  const paint = paletteFor(out);
  for (const { code, severity, subject, text, advice } of findings) {
    const sign = severity === "error" ? paint.bad("✗") : paint.warning("!");
    yield `${sign} ${code}  ${escapeControls(`${subject}: ${text}`)}\n  ${paint.dim(advice)}\n`;
  }
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const summary = `${formatCount(errors, "error")} and ${formatCount(findings.length - errors, "warning")}`;
  yield findings.length === 0
    ? `${paint.good("✓")} ${escapeControls(path)}: nothing wrong was found\n`
    : `${summary}\n`;
}
