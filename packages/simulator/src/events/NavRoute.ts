import { eventRow } from "./EventRow.ts";

/** Written when plotting a multi-star route; the stars are in NavRoute.json, the current one first. */
export const NavRoute = eventRow({
  kind: "NavRoute",
  by: ["plotRoute"],
  isTriggeredBy: ({ data }) => data.stars.length > 1,
  build: (_world, { data: { stars } }) => ({
    Route: stars.map(({ name, address, position, starClass }) => ({
      StarSystem: name,
      SystemAddress: address,
      StarPos: [...position],
      StarClass: starClass,
    })),
  }),
});
