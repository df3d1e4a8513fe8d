import { line } from "./line.ts";

/** The SRV, with its display name. */
export const scarab = { symbol: "testbuggy", name: "SRV Scarab" };

/** The id of the SRV among the player's vessels. */
export const srvId = 61;
/** The id of the fighter among the player's vessels. */
export const fighterId = 62;
const srv = { SRVType: scarab.symbol, SRVType_Localised: scarab.name };

/** The SRV leaves the ship. */
export const LaunchSRV = line({
  kind: "LaunchSRV",
  layout: "SRVType Loadout ID PlayerControlled",
  build: () => ({ ...srv, Loadout: "starter", ID: srvId, PlayerControlled: true }),
});

/** The SRV returns to the ship. */
export const DockSRV = line({
  kind: "DockSRV",
  layout: "SRVType ID",
  build: () => ({ ...srv, ID: srvId }),
});

const fighterLoadout = "zero";

/** The player or the hired pilot launches the fighter. */
export const LaunchFighter = line({
  kind: "LaunchFighter",
  layout: "Loadout ID PlayerControlled",
  build: (isPlayer: boolean) => ({ Loadout: fighterLoadout, ID: fighterId, PlayerControlled: isPlayer }),
});

/** The fighter is destroyed, whoever flies it. */
export const FighterDestroyed = line({
  kind: "FighterDestroyed",
  layout: "ID",
  build: () => ({ ID: fighterId }),
});

/** The bay has made another fighter. */
export const FighterRebuilt = line({
  kind: "FighterRebuilt",
  layout: "Loadout ID",
  build: () => ({ Loadout: fighterLoadout, ID: fighterId }),
});

/** The player takes the seat of the one who flies the fighter or the ship. */
export const VehicleSwitch = line({
  kind: "VehicleSwitch",
  layout: "To",
  build: (to: "Fighter" | "Mothership") => ({ To: to }),
});

/** The SRV is destroyed. */
export const SRVDestroyed = line({
  kind: "SRVDestroyed",
  layout: "ID SRVType",
  build: () => ({ ID: srvId, ...srv }),
});

/** What a port can replace: the SRV, or a fighter of the bay. */
export const restocked = { srv: [scarab.symbol, "starter"], fighter: ["independent_fighter", fighterLoadout] } as const;

/** What the replacement of a vehicle costs. */
export const restockCr = 1030;

/** A port has replaced a lost vehicle. */
export const RestockVehicle = line({
  kind: "RestockVehicle",
  layout: "Type Loadout Cost Count",
  build(what: keyof typeof restocked) {
    const [type, loadout] = restocked[what];
    return { Type: type, Loadout: loadout, Cost: restockCr, Count: 1 };
  },
});

/** The fighter returns to its bay. */
export const DockFighter = line({
  kind: "DockFighter",
  layout: "ID",
  build: () => ({ ID: fighterId }),
});
