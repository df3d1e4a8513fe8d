import { hunt, resistInterdiction } from "../../activities/combat.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { record } from "../../session/record.ts";
import { wait } from "../../session/time.ts";
import { reach, reachWorld } from "../reach.ts";
import { reachOnFoot } from "../reachPort.ts";
import { flagField, refuseStep, step, wordField, type StepContext } from "../StepDeclaration.ts";

/** What is damaged, and how. */
const damages = {
  shields: ({ world: { ship } }) => void (ship.hasShieldsUp = false),
  canopy: ({ world: { ship } }) => void (ship.hasCockpitBreach = true),
  health: ({ world: { foot } }) => void (foot.health = 0.2),
} as const satisfies Readonly<Record<string, (session: GameSession) => void>>;

const damagedParts = Object.keys(damages) as readonly (keyof typeof damages)[];

/** Steps of a fight, of a crime and of the ship's fighter. */
export const combatSteps = {
  fight: step({
    does: "Drops at a signal, fights there and returns to supercruise.",
    fields: {},
    run(context) {
      reach(context, ["supercruise"]);
      hunt.run(context.session);
    },
  }),
  beInterdicted: step({
    does: "Is interdicted in supercruise, and escapes or has to fight.",
    fields: { escapes: flagField("Whether the ship escapes; drawn by default.") },
    argument: "escapes",
    run(context, { escapes }) {
      reach(context, ["supercruise"]);
      resistInterdiction(context.session, escapes);
    },
  }),
  takeDamage: step({
    does: "Is attacked and loses the shields or the canopy of the ship, or health on foot on a planet; repair restores the ship.",
    fields: { to: wordField(damagedParts, "What is damaged; the shields by default.") },
    argument: "to",
    run(context, { to = "shields" }) {
      if (to === "health") reachOnFoot(context, "planet");
      else reach(context, ["normalSpace", "planetFlight"]);
      beAttacked(context, damages[to]);
    },
  }),
  commitCrime: step({
    does: "Breaks the law of the system: a fine is to be paid, or the player is wanted.",
    fields: { for: wordField(["fine", "bounty"], "What the crime earns; a bounty by default.") },
    argument: "for",
    run(context, { for: penalty = "bounty" }) {
      const { session } = context;
      const { commander, system } = session.world;
      if (!system.isInhabited) refuseStep(`${system.name} has no law.`, 'Jump to "nearest inhabited" first.');
      reachWorld(context);
      (penalty === "fine" ? commander.finedIn : commander.wantedIn).add(system.address);
      record(session);
    },
  }),
  launchFighter: step({
    does: "Launches the fighter and flies it.",
    fields: {},
    run(context) {
      const isStrict = context.isStrict && context.session.world.state !== "normalSpace";
      reach({ ...context, isStrict }, ["fighter"]);
    },
  }),
  dockFighter: step({
    does: "Flies the fighter back to its bay.",
    fields: {},
    run(context) {
      reach(context, ["fighter"]);
      reach({ ...context, isStrict: false }, ["normalSpace"]);
    },
  }),
} as const;

function beAttacked({ session }: StepContext, damage: (session: GameSession) => void): void {
  const { controls } = session.world;
  controls.isInDanger = true;
  record(session);
  wait(session, session.world.chance.integer(5, 15) * 1000);
  damage(session);
  record(session);
  wait(session, 5000);
  controls.isInDanger = false;
  record(session);
}
