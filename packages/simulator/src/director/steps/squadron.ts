import { pause } from "../../activities/pause.ts";
import { closeScreen, openScreen } from "../../activities/screens.ts";
import { drawSquadron, lowestRank, withRank, type Squadron } from "../../commander/squadron.ts";
import { highestRanks, type Career } from "../../lines/ranks.ts";
import { squadronNews, squadronRankChanged } from "../../scenes/squadron.ts";
import { promoted } from "../../scenes/wages.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { playScene } from "../../session/journal.ts";
import { societyHere } from "../../world/GameWorld.ts";
import { reachWorld } from "../reach.ts";
import { refuseStep, step, wordField, type StepContext } from "../StepDeclaration.ts";

const ranks = wordField(["own", "default"], "Whether its ranks have names of its own; drawn by default.");

const careers = Object.keys(highestRanks) as readonly Career[];

/** Steps with the squadron and the ranks of the player. */
export const squadronSteps = {
  joinSquadron: step({
    does: "Joins a squadron of the system's ruling faction, which takes the place of another; SquadronStartup reports it at the next start.",
    fields: {
      ranks,
      by: wordField(["application", "invitation"], "How it begins; an application by default."),
    },
    argument: "ranks",
    run(context, { ranks: names, by = "application" }) {
      const squadron = drawSquadronHere(context, names);
      const { session } = context;
      lookAtSquadrons(session, () => {
        playScene(session, squadronNews(by === "application" ? "applied" : "invited", squadron.name));
        pause(session, 10, 60);
      });
      session.world.commander.squadron = squadron;
      playScene(session, squadronNews("joined", squadron.name));
      pause(session, 2, 10);
    },
  }),
  createSquadron: step({
    does: "Founds a squadron for the system's ruling faction and leads it.",
    fields: { ranks },
    argument: "ranks",
    run(context, { ranks: names }) {
      const squadron = drawSquadronHere(context, names);
      const { session } = context;
      lookAtSquadrons(session, () => {
        session.world.commander.squadron = withRank(squadron, 0);
        playScene(session, squadronNews("created", squadron.name));
      });
    },
  }),
  leaveSquadron: step({
    does: "Leaves the squadron, is dismissed from it, or sees it dissolved.",
    fields: { how: wordField(["left", "kicked", "disbanded"], "How; left by default.") },
    argument: "how",
    run(context, { how = "left" }) {
      const { name } = requireSquadron(context);
      const { session } = context;
      lookAtSquadrons(session, () => {
        session.world.commander.squadron = undefined;
        playScene(session, squadronNews(how, name));
      });
    },
  }),
  changeSquadronRank: step({
    does: "Rises or falls by a rank in the squadron.",
    fields: { to: wordField(["higher", "lower"], "Which rank; higher by default.") },
    argument: "to",
    run(context, { to = "higher" }) {
      const squadron = requireSquadron(context);
      const rank = squadron.rank + (to === "higher" ? -1 : 1);
      if (rank < 0 || rank > lowestRank) {
        refuseStep(`There is no ${to} rank.`, `Ask for the ${to === "higher" ? "lower" : "higher"} one.`);
      }
      context.session.world.commander.squadron = withRank(squadron, rank);
      playScene(context.session, squadronRankChanged(squadron.name, squadron.rank, rank));
      pause(context.session, 2, 10);
    },
  }),
  bePromoted: step({
    does: "Reaches the next rank of a career; Rank and Progress show it at the next start.",
    fields: { career: wordField(careers, "The career; Trade by default.") },
    argument: "career",
    run(context, { career = "Trade" }) {
      const { session } = context;
      reachWorld(context);
      const { live } = session.written;
      const rank = live?.memory.play.promotions.get(career) ?? live?.profile.ranks[career]?.rank ?? 0;
      if (rank >= highestRanks[career]) {
        refuseStep(`The player has the highest rank in ${career}.`, "Choose another career.");
      }
      playScene(session, promoted(career));
      pause(session, 2, 10);
    },
  }),
} as const;

/** Opens the panel with the squadrons, does something there and closes it. */
function lookAtSquadrons(session: GameSession, act: () => void): void {
  openScreen(session, "ExternalPanel", 10, 40);
  act();
  closeScreen(session);
  pause(session, 2, 10);
}

function drawSquadronHere(context: StepContext, names: "own" | "default" | undefined): Squadron {
  const { session } = context;
  const { controllingFaction } = societyHere(session.world);
  if (controllingFaction === undefined) {
    refuseStep(`${session.world.system.name} has no ruling faction.`, 'Jump to "nearest inhabited" first.');
  }
  reachWorld(context);
  const { address } = session.world.system;
  const ties = { faction: controllingFaction.name, homeAddress: address, happiestAddress: address };
  return drawSquadron(session.world.chance, ties, names && names === "own");
}

function requireSquadron(context: StepContext): Squadron {
  const { squadron } = context.session.world.commander;
  if (squadron === undefined) refuseStep("The player is in no squadron.", "Do joinSquadron first.");
  reachWorld(context);
  return squadron;
}
