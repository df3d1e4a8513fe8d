import type { GameSession } from "../../session/GameSession.ts";
import { record } from "../../session/record.ts";
import { wait } from "../../session/time.ts";
import { reach } from "../reach.ts";
import { reachOnFoot } from "../reachPort.ts";
import type { StepContext } from "../StepContext.ts";
import { step, wordField } from "../StepDeclaration.ts";

/** What is damaged, and how. */
const damages = {
  shields: ({ ship }) => void (ship.hasShieldsUp = false),
  canopy: ({ ship }) => void (ship.hasCockpitBreach = true),
  health: ({ foot }) => void (foot.health = 0.2),
} as const satisfies Readonly<Record<string, (session: GameSession) => void>>;

const parts = Object.keys(damages) as readonly (keyof typeof damages)[];

/** Is attacked for some seconds, after which something is broken. */
export const takeDamageStep = step({
  does: "Is attacked and loses the shields or the canopy of the ship, or health on foot on a planet; repair restores the ship.",
  fields: { to: wordField(parts, "What is damaged; the shields by default.") },
  argument: "to",
  run(context, { to = "shields" }) {
    if (to === "health") reachOnFoot(context, "planet");
    else reach(context, ["normalSpace", "planetFlight"]);
    beAttacked(context, damages[to]);
  },
});

function beAttacked({ session }: StepContext, damage: (session: GameSession) => void): void {
  const { controls } = session;
  controls.isInDanger = true;
  record(session);
  wait(session, session.chance.integer(5, 15) * 1000);
  damage(session);
  record(session);
  wait(session, 5000);
  controls.isInDanger = false;
  record(session);
}
