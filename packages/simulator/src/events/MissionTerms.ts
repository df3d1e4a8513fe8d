import type { AcceptedMission } from "../commander/missions.ts";
import type { CargoItem } from "../ship/SimulatedShip.ts";
import { withText } from "./withText.ts";

/** A system, its address and a port or settlement in it. */
export interface MissionPlace {
  readonly system: string;
  readonly address: number;
  readonly station: string;
}

/** What a mission is about and what it pays; lines about the mission repeat it. */
export interface MissionTerms {
  readonly has: "goods" | "kills" | "target" | "passengers" | "nothing";
  readonly isOnFoot: boolean;
  readonly faction: string;
  readonly targetFaction: string;
  readonly origin: MissionPlace;
  readonly destination: MissionPlace;
  readonly targetName: string;
  readonly killCount: number;
  readonly passengers: number;
  readonly goods: CargoItem | undefined;
  readonly rewardCr: number;
}

/** Returns the internal name of a mission, to which only the lists of Missions and the line of its end add `_name`. */
export function baseName({ name }: AcceptedMission): string {
  return name.replace(/_name$/, "");
}

const pirates = withText("TargetType", "$MissionUtil_FactionTag_Pirate;", "Pirates");

/** Builds the fields that name the goods, the target and the place, in written order. */
export function goalFields({ has, isOnFoot, ...terms }: MissionTerms) {
  const { goods, targetFaction, killCount, destination, targetName } = terms;
  const isFight = has === "kills" || has === "target";
  return {
    ...(isFight && pirates),
    ...(goods !== undefined && {
      ...withText("Commodity", `$${goods.name.replaceAll(/[^A-Za-z]/g, "")}_Name;`, goods.name),
      Count: goods.count,
    }),
    ...((isFight || (has === "nothing" && !isOnFoot)) && { TargetFaction: targetFaction }),
    ...(has === "kills" && { KillCount: killCount }),
    DestinationSystem: destination.system,
    ...(isOnFoot ? { DestinationSettlement: destination.station } : { DestinationStation: destination.station }),
    ...(has === "target" && { Target: targetName }),
  };
}
