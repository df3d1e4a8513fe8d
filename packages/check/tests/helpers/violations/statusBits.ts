/** Bits of Status.json that contradict each other, the fields beside them, or the journal. */
import { drop, set, type DraftFolder } from "./DraftFolder.ts";
import { clear, isIn, raise, shows, type BitName, type StateName, type ShownStatus } from "./statusStates.ts";
import { editStatus, violation, type Break, type Strength, type DocumentViolation } from "./DocumentViolation.ts";

/** Sets and clears bits where Status.json shows a state. */
const inState = (state: StateName, on: readonly BitName[], off: readonly BitName[] = []): Break =>
  editStatus((status) => {
    if (!isIn(status, state)) return false;
    for (const name of on) raise(status, name);
    for (const name of off) clear(status, name);
    return true;
  });

/** A row: name, strength, words, state, bits to set, bits to clear. */
function row(
  name: string,
  strength: Strength,
  words: string,
  state: StateName,
  on: readonly BitName[],
  off: readonly BitName[] = [],
): DocumentViolation {
  return violation(name, strength, words, inState(state, on, off));
}

const vehicles = "2: In MainShip, In Fighter, In SRV, OnFoot";

/** Bits that exclude each other by their meaning. */
const clashes = [
  row("OnFoot station + planet", "plain", "2: OnFootInStation, OnFootOnPlanet", "foot", ["footStation", "footPlanet"]),
  row("Glide on foot", "plain", "2: Glide Mode", "foot", ["glide"]),
  row("Glide + Docked", "plain", "2: Glide Mode; Docked (on a landing pad)", "docked", ["glide"]),
  row("Glide in deep space", "plain", "2: Glide Mode", "deepSpace", ["glide"], ["supercruise"]),
  row("Glide landed", "plain", "2: Glide Mode; Landed", "landed", ["glide"]),
  row("Glide in SRV", "plain", "2: Glide Mode; In SRV", "srv", ["glide"]),
  violation(
    "Glide without position",
    "plain",
    "2: Glide Mode",
    editStatus((status) => {
      if (!isIn(status, "planet")) return false;
      raise(status, "glide");
      clear(status, "latLong");
      return drop(status, "Latitude", "Longitude", "Altitude", "Heading");
    }),
  ),
  row("InTaxi + InMainShip", "plain", "2: InTaxi; In MainShip", "taxi", ["mainShip"]),
  row("InTaxi + OnFoot", "plain", "2: InTaxi; OnFoot", "foot", ["taxi"]),
  row("InTaxi + InSRV", "plain", "2: InTaxi; In SRV", "srv", ["taxi"]),
  row("InMulticrew + OnFoot", "plain", "2: InMulticrew (in someone else's ship); OnFoot", "foot", ["crew"]),
  row("InTaxi + InMulticrew", "plain", "2: InTaxi; InMulticrew", "taxi", ["crew"]),
  row("Telepresence and physical multicrew", "plain", "2: Telepresence Multicrew; Physical Multicrew", "crew", [
    "telepresence",
    "physical",
  ]),
  row("Supercruise in SRV", "plain", "2: Supercruise; In SRV", "srv", ["supercruise"]),
  row("Supercruise on foot", "plain", "2: Supercruise; OnFoot", "foot", ["supercruise"]),
  row("Supercruise docked", "plain", "2: Supercruise; Docked", "docked", ["supercruise"]),
  row("Supercruise landed", "plain", "2: Supercruise; Landed", "landed", ["supercruise"]),
  row("Overcharge without Supercruise", "plain", "2: Supercruise Overcharge", "normal", ["overcharge"]),
  row("Overcharge docked", "plain", "2: Supercruise Overcharge", "docked", ["overcharge"]),
  row("Overcharge on foot", "plain", "2: Supercruise Overcharge", "foot", ["overcharge"]),
  row("Supercruise Assist docked", "plain", "2: Supercruise Assist", "docked", ["assist"]),
  row("Supercruise Assist landed", "plain", "2: Supercruise Assist", "landed", ["assist"]),
  row("Supercruise Assist in SRV", "plain", "2: Supercruise Assist", "srv", ["assist"]),
  row(
    "hyperdrive charging without FSD charging",
    "plain",
    "2: Fsd hyperdrive charging; Fsd Charging",
    "supercruise",
    ["hyperdrive"],
    ["charging"],
  ),
  row("hyperdrive charging on foot", "plain", "2: Fsd hyperdrive charging", "foot", ["hyperdrive"]),
  row("FSD charging + cooldown", "plain", "2: Fsd Charging; Fsd Cooldown", "supercruise", ["charging", "cooldown"]),
  row("FSD charging + mass lock docked", "plain", "2: Fsd Charging; Fsd MassLocked", "docked", [
    "charging",
    "massLocked",
  ]),
  row("FSD charging in SRV", "plain", "2: Fsd Charging; In SRV", "srv", ["charging"]),
  row("FSD charging on foot", "plain", "2: Fsd Charging; OnFoot", "footPlanet", ["charging"]),
  row("Being interdicted docked", "plain", "2: Being Interdicted; Docked", "docked", ["interdicted"]),
  row("Being interdicted landed", "plain", "2: Being Interdicted; Landed", "landed", ["interdicted"]),
  row("Being interdicted in SRV", "plain", "2: Being Interdicted; In SRV", "srv", ["interdicted"]),
  row("scooping fuel docked", "plain", "2: Scooping Fuel; Docked", "docked", ["scooping"]),
  row("scooping fuel landed", "plain", "2: Scooping Fuel; Landed", "landed", ["scooping"]),
  row("scooping fuel in SRV", "plain", "2: Scooping Fuel; In SRV", "srv", ["scooping"]),
  row("fsdJump docked", "plain", "2: fsdJump; Docked", "docked", ["jumping"]),
  row("fsdJump landed", "plain", "2: fsdJump; Landed", "landed", ["jumping"]),
  row("fsdJump in SRV", "plain", "2: fsdJump; In SRV", "srv", ["jumping"]),
  row("fsdJump on foot", "plain", "2: fsdJump; OnFoot", "footPlanet", ["jumping"]),
  row("docked and landed", "plain", "2: Docked (on a landing pad); Landed (on planet surface)", "docked", ["landed"]),
  row("main ship and SRV", "flat", vehicles, "srv", ["mainShip"]),
  row("main ship and fighter", "flat", vehicles, "ship", ["fighter"]),
  row("SRV and fighter", "flat", vehicles, "srv", ["fighter"]),
  row("main ship and on foot", "flat", vehicles, "foot", ["mainShip"]),
  row("SRV and on foot", "flat", vehicles, "foot", ["srv"]),
  row("fighter and on foot", "flat", vehicles, "foot", ["fighter"]),
  row("no vehicle and not on foot", "plain", vehicles, "ship", [], ["mainShip"]),
  row(
    "on foot nowhere",
    "improbable",
    "2: OnFootInStation, OnFootOnPlanet",
    "foot",
    [],
    ["footStation", "footPlanet", "footHangar", "footSocial", "footExterior"],
  ),
  row("OnFootInStation without OnFoot", "plain", "2: OnFootInStation", "ship", ["footStation"]),
  row("OnFootOnPlanet without OnFoot", "plain", "2: OnFootOnPlanet", "ship", ["footPlanet"]),
  row("OnFootExterior without OnFoot", "plain", "2: OnFootExterior", "ship", ["footExterior"]),
  row("OnFootSocialSpace without OnFoot", "plain", "2: OnFootSocialSpace", "ship", ["footSocial"]),
  row("OnFootInHangar on a planet's surface", "plain", "2: OnFootInHangar; OnFootExterior", "footPlanet", [
    "footHangar",
    "footExterior",
  ]),
  row("social space outside", "plain", "2: OnFootSocialSpace; OnFootExterior", "footStation", ["footExterior"]),
  row("AimDownSight in the ship", "plain", "2: AimDownSight", "ship", ["aim"]),
  row("LowOxygen and LowHealth in a taxi", "improbable", "2: LowOxygen; LowHealth", "taxi", ["lowOxygen", "lowHealth"]),
  row("Srv Handbrake in the ship", "plain", "2: Srv Handbrake", "ship", ["handbrake"]),
  row("Srv Turret view in the ship", "plain", "2: Srv using Turret view", "ship", ["turretView"]),
  row("Srv DriveAssist in the ship", "plain", "2: Srv DriveAssist", "ship", ["driveAssist"]),
  row("srvHighBeam in the ship", "plain", "2: srvHighBeam", "ship", ["highBeam"]),
  row("Srv Handbrake on foot", "plain", "2: Srv Handbrake", "foot", ["handbrake"]),
  row("cold and hot", "plain", "2: Cold; Hot", "foot", ["cold", "hot"]),
  row("very cold and very hot", "plain", "2: VeryCold; VeryHot", "foot", ["veryCold", "veryHot"]),
  row("VeryCold without Cold", "game", "2: VeryCold; Cold", "foot", ["veryCold"], ["cold", "hot", "veryHot"]),
  row("LandingGear in supercruise", "game", "2: Landing Gear Down; Supercruise", "supercruise", ["gear"]),
  row("Hardpoints docked", "game", "2: Hardpoints Deployed; Docked", "docked", ["hardpoints"]),
  row("Hardpoints in supercruise", "game", "2: Hardpoints Deployed; Supercruise", "supercruise", ["hardpoints"]),
  row("cargo scoop in supercruise", "game", "2: Cargo Scoop Deployed; Supercruise", "supercruise", ["scoop"]),
  row("mass locked in supercruise", "game", "2: Fsd MassLocked; Supercruise", "supercruise", ["massLocked"]),
  row("BreathableAtmosphere in ship", "game", "2: BreathableAtmosphere", "ship", ["breathable"]),
  row(
    "altitude from average radius without position",
    "plain",
    "2: Altitude from Average radius; Has Lat Long",
    "deepSpace",
    ["averageRadius"],
  ),
  row("landed without position", "plain", "2: Landed (on planet surface); Has Lat Long", "landed", [], ["latLong"]),
];

/** Bits against the fields of Status.json. */
const fields = [
  violation("LowHealth at Health 1", "plain", "2: LowHealth; Health", bitWithField("lowHealth", "Health", 1)),
  violation("LowOxygen at Oxygen 1", "plain", "2: LowOxygen; Oxygen", bitWithField("lowOxygen", "Oxygen", 1)),
  violation("Oxygen 0 without LowOxygen", "plain", "2: LowOxygen; Oxygen", fieldWithoutBit("lowOxygen", "Oxygen", 0)),
  violation(
    "Health 0.01 without LowHealth",
    "plain",
    "2: LowHealth; Health",
    fieldWithoutBit("lowHealth", "Health", 0.01),
  ),
  violation(
    "Latitude without bit 21",
    "flat",
    "2: Has Lat Long",
    editStatus((status) => {
      if (status.Latitude === undefined) return false;
      return clear(status, "latLong");
    }),
  ),
  violation(
    "Latitude alone, without bit 21",
    "flat",
    "2: Has Lat Long",
    editStatus((status) => {
      if (!isIn(status, "deepSpace")) return false;
      return set(status, { Latitude: 1.5 });
    }),
  ),
  violation(
    "bit 21 without Latitude",
    "flat",
    "2: Has Lat Long",
    editStatus((status) => {
      if (!shows(status, "latLong")) return false;
      return drop(status, "Latitude", "Longitude");
    }),
  ),
  violation(
    "bit 21 in deep space",
    "flat",
    "2: Has Lat Long",
    editStatus((status) => {
      if (!isIn(status, "deepSpace")) return false;
      return raise(status, "latLong");
    }),
  ),
  violation(
    "Low fuel set at full tank",
    "improbable",
    "2: Low Fuel (below 25%)",
    editStatus((status, folder) => {
      const filled = Math.max(...folder.all("FSDJump").map(({ FuelLevel, FuelUsed }) => FuelLevel + FuelUsed));
      if (!isIn(status, "ship") || status.Fuel === undefined || !Number.isFinite(filled)) return false;
      status.Fuel.FuelMain = filled;
      return raise(status, "lowFuel");
    }),
  ),
  violation(
    "low fuel set, FuelMain above last FuelLevel",
    "improbable",
    "2: Low Fuel (below 25%)",
    editStatus((status, folder) => {
      const level = folder.last("FSDJump")?.FuelLevel;
      if (!isIn(status, "ship") || status.Fuel === undefined || level === undefined) return false;
      status.Fuel.FuelMain = level + 0.5;
      return raise(status, "lowFuel");
    }),
  ),
  violation(
    "low fuel clear at an empty tank",
    "plain",
    "8: Low fuel flag threshold | below 25%",
    editStatus((status) => {
      if (!isIn(status, "ship") || status.Fuel === undefined) return false;
      status.Fuel.FuelMain = 0;
      status.Fuel.FuelReservoir = 0;
      return clear(status, "lowFuel");
    }),
  ),
];

function bitWithField(name: BitName, field: "Health" | "Oxygen", value: number): Break {
  return editStatus((status) => {
    if (!isIn(status, "foot") || status[field] === undefined) return false;
    set(status, { [field]: value });
    return raise(status, name);
  });
}

function fieldWithoutBit(name: BitName, field: "Health" | "Oxygen", value: number): Break {
  return editStatus((status) => {
    if (!isIn(status, "foot") || status[field] === undefined) return false;
    set(status, { [field]: value });
    return clear(status, name);
  });
}

/** Dates Status.json a second after the last line if that is of a kind. */
function rightAfter(kind: string, isMade: (status: ShownStatus, folder: DraftFolder) => boolean | void): Break {
  return editStatus((status, folder) => {
    const at = folder.lines.findLastIndex(({ event }) => event.event === kind);
    if (at < 0) return false;
    // What follows was written later; the journal ends here.
    folder.lines = folder.lines.slice(0, at + 1);
    for (const name of ["ModulesInfo.json", "NavRoute.json"] as const) {
      const line = folder.last(name === "NavRoute.json" ? "NavRoute" : "ModuleInfo");
      if (line === undefined) drop(folder.files, name);
      else set(folder.files[name] ?? {}, { timestamp: line.timestamp });
    }
    status.timestamp = folder.lines[at]!.event.timestamp;
    return isMade(status, folder);
  });
}

/** Bits against the journal. */
const journal = [
  violation(
    "Docked clear after Docked (docked)",
    "improbable",
    "2: Docked (on a landing pad)",
    rightAfter("Docked", (status, folder) => {
      const landing = folder.last("Docked");
      if (landing?.Taxi === true || landing?.Multicrew === true || !isIn(status, "docked")) return false;
      clear(status, "docked");
      return clear(status, "gear");
    }),
  ),
  violation(
    "Docked set right after a jump",
    "plain",
    "2: Docked (on a landing pad)",
    rightAfter("FSDJump", (status, folder) => {
      if (folder.last("FSDJump")?.Taxi === true || !isIn(status, "docked")) return false;
      return true;
    }),
  ),
  violation(
    "Supercruise right after Docked",
    "plain",
    "6: landing at a pad",
    rightAfter("Docked", (status) => isIn(status, "supercruise")),
  ),
  violation(
    "Landed right after a jump",
    "plain",
    "6: jumping from one star system to another",
    rightAfter("FSDJump", (status) => isIn(status, "landed")),
  ),
  violation(
    "SRV right after a jump",
    "plain",
    "6: jumping from one star system to another",
    rightAfter("FSDJump", (status) => isIn(status, "srv")),
  ),
  violation(
    "InTaxi though the last jump says Taxi false",
    "plain",
    "2: Taxi | true when inside a taxi",
    rightAfter("FSDJump", (status, folder) => {
      if (!isIn(status, "supercruise")) return false;
      set(folder.last("FSDJump")!, { Taxi: false });
      clear(status, "mainShip");
      return raise(status, "taxi");
    }),
  ),
  violation(
    "InTaxi clear though the last jump says Taxi true",
    "plain",
    "2: Taxi | true when inside a taxi",
    rightAfter("FSDJump", (status, folder) => {
      if (!isIn(status, "supercruise") || shows(status, "taxi")) return false;
      set(folder.last("FSDJump")!, { Taxi: true });
      return true;
    }),
  ),
  violation(
    "InMulticrew though the last jump says Multicrew false",
    "plain",
    "2: Multicrew | true when inside another player's ship",
    rightAfter("FSDJump", (status, folder) => {
      if (!isIn(status, "supercruise")) return false;
      set(folder.last("FSDJump")!, { Multicrew: false });
      raise(status, "physical");
      return raise(status, "crew");
    }),
  ),
  violation(
    "InMulticrew clear though the last jump says Multicrew true",
    "plain",
    "2: Multicrew | true when inside another player's ship",
    rightAfter("FSDJump", (status, folder) => {
      if (!isIn(status, "supercruise") || shows(status, "crew")) return false;
      set(folder.last("FSDJump")!, { Multicrew: true });
      return true;
    }),
  ),
];

/** Violations in the bits of Status.json. */
export const statusBitViolations = [...clashes, ...fields, ...journal];
