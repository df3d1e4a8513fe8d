import { pause } from "../../activities/pause.ts";
import { hireableRank, hiringCr } from "../../lines/crew.ts";
import { crewRoles } from "../../live/Company.ts";
import { crewChanged, crewNews, pilotAssigned, pilotDismissed, pilotHired, pilotPromoted } from "../../scenes/crew.ts";
import { playScene } from "../../session/journal.ts";
import { record } from "../../session/record.ts";
import { reach } from "../reach.ts";
import { requireCredits, useServices } from "../reachPort.ts";
import { flagField, refuseStep, step, textField, wholeField, wordField, type StepContext } from "../StepDeclaration.ts";

/** Steps with the crew of the player's own ship: hired pilots, and players who come by telepresence. */
export const crewSteps = {
  hirePilot: step({
    does: "Docks at a port with a crew lounge and hires a pilot, who is on duty at once.",
    fields: {
      rank: wholeField(0, hireableRank, "The pilot's rank in combat; 2 by default."),
      assigns: flagField("Whether the pilot is put on duty; true by default."),
    },
    argument: "rank",
    run(context, { rank = 2, assigns = true }) {
      const { commander } = context.session.world;
      requireCredits(context.session, hiringCr(rank));
      useServices(context, "crewlounge", (session) => {
        commander.balanceCr -= hiringCr(rank);
        commander.hasHiredCrew = true;
        commander.hasCrewOnDuty = false;
        playScene(session, pilotHired(rank));
        pause(session, 3, 14);
        if (!assigns) return;
        commander.hasCrewOnDuty = true;
        playScene(session, pilotAssigned);
      });
    },
  }),
  dismissPilot: step({
    does: "Docks at a port with a crew lounge and dismisses the hired pilot.",
    fields: {},
    run(context) {
      requirePilot(context);
      useServices(context, "crewlounge", (session) => {
        const { commander } = session.world;
        playScene(session, pilotDismissed);
        commander.hasHiredCrew = false;
        commander.hasCrewOnDuty = false;
      });
    },
  }),
  promotePilot: step({
    does: "The hired pilot reaches the next rank in combat, in flight.",
    fields: {},
    run(context) {
      requirePilot(context);
      reach(context, ["normalSpace", "supercruise"]);
      playScene(context.session, pilotPromoted);
    },
  }),
  hostCrew: step({
    does: "Another player joins the crew of the player's ship by telepresence, does something there, or leaves it.",
    fields: {
      what: wordField(crewNews, "What happens; joins by default."),
      name: textField("The name of the other player; drawn by default, or the first of the crew."),
      role: wordField(crewRoles, "The role that the member takes; FireCon by default."),
      forCrime: flagField("Whether a crime is the reason that the member or the crew has to go; false by default."),
    },
    argument: "what",
    run(context, { what = "joins", name, role = "FireCon", forCrime = false }) {
      const { session, isStrict } = context;
      reach(context, ["normalSpace", "supercruise", "docked", "landed"]);
      const crew = session.written.live?.memory.play.company.crew;
      const news = { name, role, isForCrime: forCrime };
      if (what !== "joins" && crew?.size === 0) {
        if (isStrict) refuseStep("Nobody is in the crew.", 'Do hostCrew with "what": "joins" first.');
        playScene(session, crewChanged({ ...news, what: "joins" }));
        pause(session, 20, 60);
      }
      playScene(session, crewChanged({ ...news, what }));
      record(session);
    },
  }),
} as const;

function requirePilot({ session }: StepContext): void {
  if (session.world.commander.hasHiredCrew) return;
  refuseStep("The player has hired no pilot.", "Do hirePilot first.");
}
