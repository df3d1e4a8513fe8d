import { found, type FleetFinding } from "./fleetProblems.ts";

/** The oldest version of nats-server that the fleet was tried with. */
const oldest = { major: 2, minor: 15 } as const;

/** Examines the versions of the servers by their addresses. */
export function examineVersions(versions: ReadonlyMap<string, string>): readonly FleetFinding[] {
  const least = `${oldest.major}.${oldest.minor}`;
  const old = [...versions]
    .filter(([, version]) => isOld(version))
    .map(([address, version]) =>
      found("server-old", address, `it runs nats-server ${version}; ${least} is the oldest that was tried`),
    );
  const different = [...new Set(versions.values())].toSorted();
  if (different.length < 2) return old;
  const text = `they run different versions of nats-server: ${different.join(", ")}`;
  return [...old, found("server-versions", [...versions.keys()].join(", "), text)];
}

function isOld(version: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major < oldest.major || (major === oldest.major && minor < oldest.minor);
}
