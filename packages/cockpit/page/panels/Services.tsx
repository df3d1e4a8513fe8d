import { serviceNames } from "@shipslog/contract/words";
import { tableName } from "../display/text.ts";

/** Services that every port has, or that are not for the player. */
const plainServices: ReadonlySet<string> = new Set(["dock", "autodock", "flightcontroller", "stationoperations"]);

/** The services of a port, by the names that the game shows. */
export function Services({ names }: { readonly names: readonly string[] }) {
  const shown = names.filter((name) => !plainServices.has(name.toLowerCase())).slice(0, 60);
  return (
    <>
      <h3 class="label">Services</h3>
      <p>{shown.map((name) => tableName(serviceNames, name)).join(", ")}</p>
    </>
  );
}
