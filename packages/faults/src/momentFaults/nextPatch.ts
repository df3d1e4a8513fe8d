import { announcedFile, isKind, type JsonObject, type JsonValue } from "@shipslog/contract";
import { observedKinds } from "@shipslog/contract/observed";
import { eventFault, type EventEdit } from "../damage/eventFault.ts";
import { addDamages, type ExpectedDamage } from "../damage/ExpectedDamage.ts";
import type { FaultContext } from "../damage/FaultContext.ts";
import { withEvent, type MomentFault } from "../damage/MomentFault.ts";

/** The faults of this file are no mistakes of a game: the next patch may bring each of them, and a tool must go on. */

/** Kinds that no game has written so far, with fields of every type. */
const newKinds: readonly JsonObject[] = [
  { event: "GalacticWeather", StarSystem: "Sol", Wind: 0.5, Storms: [{ Name: "Aurora", Strength: 3 }] },
  { event: "PilotLicenceRenewed", Cost: 12_000, Expires: null },
  { event: "HoloMeOutfitChanged", Parts: {}, IsPublic: true },
];

/** Writes a line of a kind that no game has written so far. */
export const newKind = {
  name: "new-kind",
  sort: "event",
  description: "Writes a line of a kind that no game has written so far, as the next patch may.",
  provokes: [{ rule: "unknown-kind", severity: { spec: "error", live: "note" } }],
  *damage(moments, context) {
    for (const given of moments) {
      const { event } = given.moment;
      const isCandidate = !given.isTaken && event !== undefined && event["event"] !== "Shutdown";
      const added = isCandidate && context.shouldDamage() ? context.pick(newKinds) : undefined;
      yield added === undefined ? given : { ...given, isTaken: true };
      if (added === undefined) continue;
      const { timeMs, companions } = given.moment;
      const line = { timestamp: event?.["timestamp"] ?? null, ...added };
      const expected = context.expectFinding(context.startDamage(), "unknown-kind", { pointer: "/event" });
      yield addDamages({ moment: { timeMs, companions, event: line }, damages: [], isTaken: false }, expected);
    }
  },
} as const satisfies MomentFault;

/** The observed kinds, most frequent first, of which 200 events or more were seen: a check reports a field that none of them had. */
export const oftenObserved = 91;
const judged: ReadonlySet<unknown> = new Set(observedKinds.slice(0, oftenObserved));

/** Fields that no kind has, one of each type. */
const newFields: readonly (readonly [name: string, value: JsonValue])[] = [
  ["PatchedText", "$Patched_Text;"],
  ["PatchedCount", 3],
  ["PatchedShare", 0.25],
  ["IsPatched", true],
  ["PatchedList", []],
  ["PatchedObject", {}],
];

/** Adds a field to an event of any kind. */
export const newField = {
  name: "new-field",
  sort: "event",
  description:
    "Adds a field that no game has written so far to an event of any kind that announces no file, as the next patch may.",
  provokes: [
    { rule: "unknown-field", severity: { spec: "note", live: "note" } },
    { rule: "observed-field", severity: { live: "note" } },
  ],
  remark: "Reported by the first rule for the sixteen kinds, by the second for observed kinds with 200 real events.",
  *damage(moments, context) {
    for (const given of moments) {
      const { event } = given.moment;
      // A line that announces a file is compared with it, which other faults damage.
      const isCandidate = !given.isTaken && event !== undefined && announcedFile(event["event"]) === undefined;
      const added = isCandidate && context.shouldDamage() ? context.pick(newFields) : undefined;
      if (added === undefined || event === undefined) {
        yield given;
        continue;
      }
      const [name, value] = added;
      yield addDamages(withEvent(given, { ...event, [name]: value }), expectField(event["event"], name, context));
    }
  },
} as const satisfies MomentFault;

function expectField(kind: unknown, name: string, context: FaultContext): ExpectedDamage {
  const damage = context.startDamage();
  const pointer = `/${name}`;
  if (isKind(kind)) return context.expectFinding(damage, "unknown-field", { pointer });
  return judged.has(kind)
    ? context.expectFinding(damage, "observed-field", { pointer })
    : { damage, expects: undefined };
}

/** Fields of observed kinds whose values patches have added to, each with one that no game has written. */
const newValues: readonly (readonly [kind: string, path: readonly string[], value: string])[] = [
  ["Music", ["MusicTrack"], "Patched_Track"],
  ["ReceiveText", ["Channel"], "patched"],
  ["FSSSignalDiscovered", ["SignalType"], "PatchedSignal"],
  ["Scan", ["PlanetClass"], "Patched world"],
  ["Scan", ["StarType"], "PATCHED"],
  ["ShipTargeted", ["LegalStatus"], "Patched"],
  ["DockingDenied", ["Reason"], "Patched"],
  ["DockingGranted", ["StationType"], "PatchedStation"],
  ["DockingRequested", ["StationType"], "PatchedStation"],
  ["Friends", ["Status"], "Patched"],
  ["MaterialCollected", ["Category"], "Patched"],
  ["SupercruiseExit", ["BodyType"], "PatchedBody"],
  ["StartJump", ["StarClass"], "PATCHED"],
  ["Loadout", ["Modules", "*", "Slot"], "PatchedSlot01"],
  ["Scanned", ["ScanType"], "Patched"],
];

/** Gives a field a value that no game has written so far. */
export const newValue = eventFault(
  {
    name: "new-value",
    description: "Gives a field whose values patches have added to a value that no game has written so far.",
    provokes: [],
    remark: "Not found: values of real journals are evidence and no law.",
  },
  newValues.map(([kind, path, to]) => ({ kind, path, to })),
);

/** Fields whose type the game has changed before, each with a value of the type that it had. */
const newTypes: readonly EventEdit[] = [
  { kind: "EngineerCraft", path: ["Ingredients"], to: { iron: 1, nickel: 2 }, rule: "observed-type" },
  {
    kind: "Statistics",
    path: ["FLEETCARRIER", "FLEETCARRIER_DISTANCE_TRAVELLED"],
    to: "1,234 LY",
    rule: "observed-type",
  },
  { kind: "Location", path: ["Docked"], to: 1, rule: "observed-type" },
];

/** Gives a field a value of another type, where the game has changed the type before. */
export const newType = eventFault(
  {
    name: "new-type",
    description:
      "Gives a field a value of another type where the game has changed it before: Docked of Location, Ingredients of EngineerCraft, the distance of a carrier in Statistics.",
    provokes: [{ rule: "observed-type", severity: { live: "warning" } }],
    remark: "Found where the first line of the journal can be read: it says which game wrote it.",
  },
  newTypes,
);
