/** Which violations the check may pass in silence, and why. A name that ends in `*` stands for all that begin so. */

/** What the document does not decide: silence is right. */
export const defended: Readonly<Record<string, string>> = {
  "only start-up lines are missing; journal has 3 h of play from load":
    "No sentence says that a journal begins with the start-up; without any line of it nothing shows a load.",
  "Docked twice in a row": "None of the sixteen kinds reports leaving a pad, so a ship may take off and land again.",
  "Status.json 40 s old": '"Every few seconds (exact period: not shown)": a limit below a minute would be invented.',
  "Status.json 2 h in the future": "Status.json is refreshed while a player who does nothing writes no line for hours.",
  "BodyID negative": '"integer"; no range is stated.',
  "Powers empty": "No sentence gives the list a least length.",
  "CockpitBreach false": '"True only when" is about the value true; false is what it says otherwise.',
  "StationName empty": '"string"; nothing says that it is not empty.',
  "transfer Type empty": '"string"; nothing says that it is not empty.',
  "stored list shrinks by one silently... set changed without event":
    "The second list is the event: part 6 writes it when the set has changed.",
  "on foot nowhere": "No sentence says that a player on foot has one of the bits for the place.",
  "low fuel set, FuelMain above last FuelLevel":
    "The size of the tank is not in the journal, so a quarter of it is unknown.",
  "Docked clear after Docked (docked)":
    "The ship may take off within the few seconds between two contents of Status.json.",
  "Status Destination.System in deep space unknown": "A destination may be any system of the galaxy.",
  "Destination.System not on route": "A destination is not said to be on the route.",
  "mass locked in supercruise": "The table of bits ties the lock to no state.",
  "FuelMain far above FuelLevel": "The tank may have been filled since the jump, and its size is not stated.",
  "GuiFocus FSS mode docked": "No sentence ties a screen to a state.",
  "Status BodyName missing near planet": "BodyName is optional, and rule 3 lets it be absent.",
  "CargoTransfer to the SRV: in flight near a planet, by Status.json alone":
    "The ship may have taken off within the few seconds between two contents of Status.json.",
  "CargoTransfer to the ship: in flight near a planet, by Status.json alone":
    "The ship may have taken off within the few seconds between two contents of Status.json.",
  "Docked in the own ship: in deep space after a jump, in a later part of the journal":
    "Status.json may be a few seconds older than the landing.",
  "Docked in the own ship: docked at a station": "None of the sixteen kinds reports leaving a pad.",
  "Docked in the own ship: docked at a station without services": "None of the sixteen kinds reports leaving a pad.",
  "Docked in the own ship: docked at a fleet carrier": "None of the sixteen kinds reports leaving a pad.",
  "Docked in the own ship: in flight near a planet, by Status.json alone":
    "Status.json may be a few seconds older than the landing.",
  "NumContributors falls": "Nothing says that a commander who signed up stays.",
  "Low fuel set at full tank":
    "The size of the tank is not in the journal; the most fuel ever seen may be a quarter of it.",
  "Temperature negative": "The unit is not stated, so zero is no limit.",
  "power in conflict not among Powers": "Powers is not said to list every power that contends.",
  "StoredModules: in flight near a planet, by Status.json alone":
    "A landing is the last place in the journal, and Status.json may be a few seconds off.",
  "MultiSellExplorationData: in flight near a planet, by Status.json alone":
    "A landing is the last place in the journal, and Status.json may be a few seconds off.",
  "CargoTransfer to the carrier: in flight near a planet, by Status.json alone":
    "A landing is the last place in the journal, and Status.json may be a few seconds off.",
  "CargoTransfer to the SRV: in deep space after a jump, in a later part of the journal":
    "No kind reports a landing on a planet, so there may have been one since the jump.",
  "CargoTransfer to the ship: in deep space after a jump, in a later part of the journal":
    "No kind reports a landing on a planet, so there may have been one since the jump.",
  "SuitLoadout: in deep space after a jump, in a later part of the journal":
    "No kind reports a landing on a planet, so there may have been one since the jump.",
  "SuitLoadout: in flight near a planet, by Status.json alone":
    "The player may have been back aboard before Status.json was written.",
  "Taxi and Multicrew at once": "No sentence excludes one by the other.",
  "GuiFocus StationServices in supercruise": "No sentence ties a screen to a state.",
  "CargoTransfer to the ship: docked at a station":
    "The SRV may be in its bay: no sentence says that its cargo moves outside only.",
  "CargoTransfer to the ship: docked at a station without services":
    "The SRV may be in its bay: no sentence says that its cargo moves outside only.",
  "UpgradeSuit: *": "Where a suit is upgraded is knowledge about the game.",
  "UpgradeWeapon: *": 'Part 6: "trigger condition not stated here".',
};

/** What the check should find and does not find yet. This list only shrinks. */
export const open: readonly string[] = [];

/** Allowed by the document, and the strict check speaks against it. */
export const openFalse: readonly string[] = [];
