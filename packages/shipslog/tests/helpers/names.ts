/** The people named in journals, found independently of the command by parsing events as JSON. */
export interface NamedPeople {
  /** Names of commanders, friends and squadrons, ids of commanders, tags of squadrons. */
  readonly names: ReadonlySet<string>;
  /** The ids of squadrons. They are separate because such numbers also occur in names of stars. */
  readonly squadronIds: ReadonlySet<string>;
}

/** The fields that are names, by kind. */
const named: Readonly<Record<string, readonly string[]>> = {
  Commander: ["Name", "FID"],
  NewCommander: ["Name", "FID"],
  LoadGame: ["Commander", "FID"],
  Friends: ["Name"],
  WingAdd: ["Name"],
  WingInvite: ["Name"],
  PVPKill: ["Victim"],
  CrewMemberJoins: ["Crew"],
  SquadronStartup: ["SquadronName", "SquadronID"],
  AppliedToSquadron: ["SquadronName"],
  ShipTargeted: ["SquadronID"],
};

/** Collects the people named in journal lines. */
export function namesIn(lines: Iterable<string>): NamedPeople {
  const names = new Set<string>();
  const squadronIds = new Set<string>();
  for (const line of lines) {
    const event = parse(line);
    for (const field of named[String(event["event"])] ?? []) {
      const value = event[field];
      if (typeof value !== "string" && typeof value !== "number") continue;
      const text = String(value);
      if (/^\d+$/.test(text)) squadronIds.add(text);
      else if (text !== "") names.add(text);
    }
  }
  return { names, squadronIds };
}

function parse(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** A pattern that matches any of the names as a whole word. */
export function wordsPattern(names: ReadonlySet<string>): RegExp {
  const escaped = [...names].map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${escaped.join("|")})(?![\\p{L}\\p{N}_])`, "u");
}
