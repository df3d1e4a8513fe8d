import { kind, shape } from "../declare/objects.ts";
import { id, list, optional, text, starPos } from "../declare/values.ts";

/** A star along the route. */
const RouteStar = shape("NavRoute", {
  StarSystem: text("Name of the system."),
  SystemAddress: id("64-bit id of the system."),
  StarPos: starPos("Its position, [x, y, z] in light-years from the origin system."),
  StarClass: text("Class of its main star."),
});

/** A plotted route; the array is only in NavRoute.json. */
export const NavRoute = kind(
  "NavRoute",
  "Written when plotting a multi-star route; NavRoute.json is written with it.",
  { Route: optional(list(RouteStar, "Stars along the route; only in NavRoute.json.")) },
  { "x-file": { name: "NavRoute.json", field: "Route" } },
);
