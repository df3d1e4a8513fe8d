import { kind, shape } from "../declare/objects.ts";
import { closed, count, id, list, localised, optional, text } from "../declare/values.ts";

/** One good that was moved. */
const Transfer = shape("CargoTransfer", {
  Type: text("Internal name of the good."),
  Type_Localised: optional(localised("Type")),
  Count: count("Units moved."),
  Direction: closed(["toship", "tocarrier", "tosrv"], "Where the goods went."),
  MissionID: optional(id("Mission the goods belong to.")),
});

/** Moving cargo between ship and fleet carrier or SRV. */
export const CargoTransfer = kind(
  "CargoTransfer",
  "Written when cargo moves between ship and fleet carrier, or between ship and SRV.",
  { Transfers: list(Transfer, "What was moved.") },
);
