import { allowsOnly } from "../declare/Condition.ts";
import { kind, shape } from "../declare/objects.ts";
import {
  closed,
  count,
  decimal,
  example,
  id,
  list,
  localised,
  optional,
  text,
  yesNo,
  starPos,
} from "../declare/values.ts";
import { Conflict, Faction } from "../shapes/Faction.ts";
import { namedFaction } from "../shapes/States.ts";
import { ThargoidWar } from "../shapes/ThargoidWar.ts";

/** A power contending for an unoccupied system. */
const PowerplayContender = shape("FSDJump", {
  Power: text("Name of the power."),
  ConflictProgress: decimal(6, "Fraction of the 120,000 merits that take control; may exceed 1."),
});

/** Jumping from one star system to another. */
export const FSDJump = kind(
  "FSDJump",
  "Written when jumping from one star system to another.",
  {
    Taxi: optional(yesNo("Travelling in a taxi.")),
    Multicrew: optional(yesNo("Travelling in another player's ship.")),
    StarSystem: text("Name of the system jumped to."),
    SystemAddress: id("64-bit id of that system."),
    StarPos: starPos("Position of that system, [x, y, z] in light-years from the origin system."),
    SystemAllegiance: text("Superpower the system sides with; may be empty."),
    SystemEconomy: text("Main economy, internal form.", {
      "x-form": ["$economy_", ";"],
      "x-expected": "$economy_X;",
    }),
    SystemEconomy_Localised: optional(localised("SystemEconomy")),
    SystemSecondEconomy: text("Second economy, internal form."),
    SystemSecondEconomy_Localised: optional(localised("SystemSecondEconomy")),
    SystemGovernment: text("Form of government, internal form.", {
      "x-form": ["$government_", ";"],
      "x-expected": "$government_X;",
    }),
    SystemGovernment_Localised: optional(localised("SystemGovernment")),
    SystemSecurity: example(["$SYSTEM_SECURITY_low;"], "Level of security, internal form.", {
      "x-form": ["$", ";"],
      "x-expected": "$name;",
    }),
    SystemSecurity_Localised: optional(localised("SystemSecurity")),
    Population: count("People living in the system."),
    Wanted: optional(yesNo("The player is wanted here.")),
    Body: text("Name of the body arrived at."),
    BodyID: id("Number of that body within the system."),
    BodyType: example(["Star", "Null"], "Sort of that body."),
    ControllingPower: optional(text("Power that controls the system.")),
    Powers: optional(list(text("Name of a power."), "Powers active in the system.")),
    PowerplayState: optional(
      closed(["Unoccupied", "Contested", "Exploited", "Fortified", "Stronghold"], "State of control by powers.", {
        "x-section": "States and transitions",
      }),
    ),
    PowerplayStateControlProgress: optional(decimal(6, "Control gained within the current state.")),
    PowerplayStateReinforcement: optional(count("Merits gained for reinforcing.")),
    PowerplayStateUndermining: optional(count("Merits gained for undermining.")),
    PowerplayConflictProgress: optional(
      list(PowerplayContender, "Powers contending for an unoccupied system.", { minItems: 1 }),
    ),
    ThargoidWar: optional(ThargoidWar),
    JumpDist: decimal(3, "Distance jumped, in light-years."),
    FuelUsed: decimal(6, "Fuel used by the jump, in tonnes."),
    FuelLevel: decimal(6, "Fuel left in the main tank, in tonnes."),
    BoostUsed: optional(count("Boost of the frame shift drive that was used.")),
    Factions: optional(list(Faction, "Minor factions present.")),
    SystemFaction: optional(namedFaction("FSDJump")),
    Conflicts: optional(list(Conflict, "Conflicts between factions of the system.")),
  },
  { "x-conditions": [allowsOnly("PowerplayConflictProgress", "PowerplayState", "Unoccupied")] },
);
