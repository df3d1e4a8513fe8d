import { Flags, Flags2, flags2Table, flagsTable, type Flag2Name, type FlagName, type Status } from "@shipslog/contract";
import { vehicleOf, type Vehicle } from "../vehicle.ts";

/** The name of a bit of Flags or Flags2. */
type LightName = FlagName | Flag2Name;

/** What a lit light means: danger, caution, something switched on, or where the player is. */
export type LightTone = "alarm" | "caution" | "on" | "place";

/** An annunciator light. */
export interface Light {
  readonly name: LightName;
  /** The wording of the specification. */
  readonly meaning: string;
  readonly tone: LightTone;
  readonly isLit: boolean;
}

const anywhere: readonly Vehicle[] = ["ship", "fighter", "srv", "foot", "taxi"];
const flying: readonly Vehicle[] = ["ship", "fighter", "taxi"];
const driving: readonly Vehicle[] = ["ship", "fighter", "srv"];
const drive: readonly Vehicle[] = ["ship", "taxi"];
const ship: readonly Vehicle[] = ["ship"];
const srv: readonly Vehicle[] = ["srv"];
const foot: readonly Vehicle[] = ["foot"];

/** The tone of each bit and the vehicles it applies to; the specification defines neither. */
const uses: Readonly<Record<LightName, readonly [tone: LightTone, vehicles: readonly Vehicle[]]>> = {
  Docked: ["place", ["ship", "taxi"]],
  Landed: ["place", ["ship", "taxi"]],
  LandingGearDown: ["on", ["ship", "taxi"]],
  ShieldsUp: ["on", driving],
  Supercruise: ["place", drive],
  FlightAssistOff: ["caution", ["ship", "fighter"]],
  HardpointsDeployed: ["caution", ["ship", "fighter"]],
  InWing: ["on", anywhere],
  LightsOn: ["on", anywhere],
  CargoScoopDeployed: ["caution", ["ship", "srv"]],
  SilentRunning: ["caution", ship],
  ScoopingFuel: ["on", ship],
  SrvHandbrake: ["on", srv],
  SrvTurretView: ["on", srv],
  SrvTurretRetracted: ["on", srv],
  SrvDriveAssist: ["on", srv],
  FsdMassLocked: ["caution", drive],
  FsdCharging: ["on", drive],
  FsdCooldown: ["caution", drive],
  LowFuel: ["alarm", ["ship", "srv"]],
  OverHeating: ["alarm", ["ship", "fighter", "srv"]],
  HasLatLong: ["place", anywhere],
  IsInDanger: ["alarm", anywhere],
  BeingInterdicted: ["alarm", drive],
  InMainShip: ["place", ship],
  InFighter: ["place", ["fighter"]],
  InSRV: ["place", srv],
  HudInAnalysisMode: ["on", driving],
  NightVision: ["on", anywhere],
  AltitudeFromAverageRadius: ["place", [...flying, "srv"]],
  FsdJump: ["on", drive],
  SrvHighBeam: ["on", srv],
  OnFoot: ["place", foot],
  InTaxi: ["place", ["taxi"]],
  InMulticrew: ["place", ["ship", "fighter"]],
  OnFootInStation: ["place", foot],
  OnFootOnPlanet: ["place", foot],
  AimDownSight: ["on", foot],
  LowOxygen: ["alarm", foot],
  LowHealth: ["alarm", foot],
  Cold: ["caution", foot],
  Hot: ["caution", foot],
  VeryCold: ["alarm", foot],
  VeryHot: ["alarm", foot],
  GlideMode: ["place", drive],
  OnFootInHangar: ["place", foot],
  OnFootSocialSpace: ["place", foot],
  OnFootExterior: ["place", foot],
  BreathableAtmosphere: ["place", foot],
  TelepresenceMulticrew: ["place", ["ship", "fighter"]],
  PhysicalMulticrew: ["place", ["ship", "fighter"]],
  FsdHyperdriveCharging: ["on", drive],
  SupercruiseOvercharge: ["on", ship],
  SupercruiseAssist: ["on", ship],
  NpcCrewActive: ["on", ["ship", "fighter"]],
};

/** The lights of a Status, and bits that are not in a table. */
export interface Lights {
  /** The lights that apply to the vehicle and all that are lit, in bit order. */
  readonly lights: readonly Light[];
  /** Set bits without a name, for example `Flags2 25`. */
  readonly unknownBits: readonly string[];
}

/** Converts the bits of a Status to lights. */
export function lightsOf(status: Status): Lights {
  const vehicle = vehicleOf(status);
  const second = Flags2.decode(status.Flags2 ?? 0);
  const lit: ReadonlySet<LightName> = new Set([...Flags.decode(status.Flags).names, ...second.names]);
  const lights = [...flagsTable, ...flags2Table].map(({ name, meaning }) => {
    return { name, meaning, tone: uses[name][0], isLit: lit.has(name) };
  });
  return {
    lights: lights.filter(({ name, isLit }) => isLit || (vehicle !== undefined && uses[name][1].includes(vehicle))),
    unknownBits: second.unknownBits.map((bit) => `Flags2 ${bit}`),
  };
}
