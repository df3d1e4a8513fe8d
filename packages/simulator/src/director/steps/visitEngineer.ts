import { workWith } from "../../activities/docked.ts";
import { pause } from "../../activities/pause.ts";
import { closeScreen, openScreen } from "../../activities/screens.ts";
import { canGainAccess, type EngineerAccess } from "../../commander/engineers.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { reachService } from "../reachPort.ts";
import { refuseStep } from "../RefusedStep.ts";
import { step, textField, wordField } from "../StepDeclaration.ts";

/** More visits than any gain takes. */
const visitsMax = 12;

/** Gains access to an engineer. */
export const visitEngineerStep = step({
  does: "Visits an engineer and gains access, as often as `gain` needs.",
  fields: {
    engineer: textField("The name of the engineer; any by default."),
    gain: wordField(
      ["stage", "rank", "progress"],
      "What to gain: the next stage, a rank, or progress to the next rank.",
    ),
  },
  argument: "engineer",
  expects: "EngineerProgress",
  run(context, { engineer, gain }) {
    const { session } = context;
    reachService(context, "outfitting");
    openScreen(session, "StationServices", 20, 120);
    for (let left = visitsMax; ; left -= 1) {
      const access = chooseEngineer(session, engineer, gain);
      if (access === undefined || left === 0) {
        refuseStep("No engineer gives that access.", "Ask for another engineer or gain.");
      }
      const gained = workWith(session, access, false);
      pause(session, 5, 20);
      if (gain === undefined || gained === gain) break;
    }
    closeScreen(session);
    pause(session, 2, 10);
  },
});

/** Chooses an engineer with whom the gain is possible, or who is on the way to it; meets a new one if there is none. */
function chooseEngineer(
  { commander }: GameSession,
  name: string | undefined,
  gain: string | undefined,
): EngineerAccess | undefined {
  const isWished = (access: EngineerAccess): boolean =>
    canGainAccess(access) && (name === undefined || access.name.toLowerCase() === name.toLowerCase());
  const isNext = ({ stage }: EngineerAccess): boolean =>
    gain === undefined || (gain === "stage") !== (stage === "Unlocked");
  const known = commander.engineers.filter(isWished);
  const next = known.find(isNext) ?? (gain === "stage" ? undefined : known[0]);
  if (next !== undefined) return next;
  const stranger = commander.strangers.find(isWished);
  if (stranger === undefined) return undefined;
  commander.strangers.splice(commander.strangers.indexOf(stranger), 1);
  commander.engineers.push(stranger);
  return stranger;
}
