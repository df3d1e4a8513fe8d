import { positionOf, type GameWorld } from "../world/GameWorld.ts";
import { line } from "./line.ts";
import { bodyFields } from "./place.ts";

/** The size of the pictures, as in 91 of 263 real lines. */
const size = { Width: 3840, Height: 2160 };

/** States in which a ship is over the ground. */
const flying = new Set(["orbitalCruise", "glide", "planetFlight"]);

/** Written when the player takes a screenshot; on a planet it tells where, and in flight how high. */
export const Screenshot = line({
  kind: "Screenshot",
  layout: "Filename Width Height System Body Latitude:6 Longitude:6 Heading Altitude:6",
  build(world: GameWorld, number: number) {
    const spot = positionOf(world);
    return {
      Filename: `\\ED_Pictures\\Screenshot_${String(number).padStart(4, "0")}.bmp`,
      ...size,
      System: world.system.name,
      Body: bodyFields(world).Body,
      ...(spot !== undefined && {
        Latitude: spot.latitude,
        Longitude: spot.longitude,
        Heading: Math.floor(spot.headingDeg) % 360,
      }),
      ...(spot !== undefined && flying.has(world.state) && { Altitude: spot.heightM }),
    };
  },
});
