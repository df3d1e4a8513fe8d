import type { CockpitState } from "../../../src/state/CockpitState.ts";
import type { PilotActivity } from "../../../src/state/observed/doing.ts";
import { isDocked } from "../../../src/state/derived/isDocked.ts";
import { displayCount, displayInteger, displayShort } from "../../display/numbers.ts";
import { ownerName } from "../../display/ownerName.ts";
import { displayText, localisedText, spacedWords } from "../../display/text.ts";
import { Dial } from "../../instruments/Dial.tsx";
import { Readout } from "../../instruments/Readout.tsx";
import { Card } from "./Card.tsx";
import { HoldCard } from "./HoldCard.tsx";
import { Hero } from "./Hero.tsx";
import { ConstructionSite } from "./ConstructionSite.tsx";
import { Vitals } from "./Vitals.tsx";

interface PortProps {
  readonly state: CockpitState;
  readonly activity: PilotActivity;
}

/** In a port: what there is to collect, the hold, and what the trade brings. */
export function InPort({ state, activity }: PortProps) {
  const { port, here } = state.system;
  const isIn = isDocked(state);
  const { hold, outfit } = state;
  const most = outfit?.cargoCapacity ?? 0;
  const siteHere = state.depots?.find(({ marketId }) => marketId === port?.MarketID);
  return (
    <>
      <Hero
        activity={activity}
        name={isIn ? (activity === "dock" ? "Docked" : undefined) : "Docking"}
        lead={displayText(here?.name ?? "")}
        title={
          isIn && port !== undefined ? localisedText(port.StationName, port.StationName_Localised) : "Cleared to dock"
        }
        note={isIn && port !== undefined ? portNote(port) : undefined}
        picture={
          hold !== undefined && most > 0 ? (
            <Dial
              label={`${hold.count} of ${most} tonnes in the hold`}
              parts={[{ share: hold.count / most, tone: "accent" }]}
              value={displayInteger(hold.count) ?? ""}
              unit={`of ${displayInteger(most)} t`}
            />
          ) : undefined
        }
      />
      <ToCollect state={state} />
      {isIn && siteHere !== undefined && <ConstructionSite depot={siteHere} state={state} />}
      <Profit state={state} />
      <HoldCard state={state} />
      <Vitals state={state} />
    </>
  );
}

function portNote(port: NonNullable<CockpitState["system"]["port"]>): string {
  const words = [
    port.StationType === undefined ? undefined : spacedWords(port.StationType),
    port.StationFaction === undefined ? undefined : ownerName(port.StationFaction.Name),
  ];
  return words.filter((word) => word !== undefined).join(" · ");
}

/** The missions that are done or lead to this port, with what they pay. */
function ToCollect({ state: { career, system } }: { readonly state: CockpitState }) {
  const active = (career.missions ?? []).filter(({ group }) => group === "Active");
  const name = system.port?.StationName;
  const here = active.filter(({ destination }) => name !== undefined && destination?.startsWith(`${name}, `) === true);
  const done = active.filter(({ isDone }) => isDone === true);
  const shown = here.length > 0 ? here : done;
  if (shown.length === 0) return null;
  // Missions that were accepted before the first line have no reward.
  const rewards = shown.flatMap(({ reward }) => reward ?? []);
  const pay = rewards.length === 0 ? undefined : rewards.reduce((sum, reward) => sum + reward, 0);
  const place = here.length > 0 ? undefined : displayText(done[0]?.destination ?? "", 60);
  const unknown = shown.length - rewards.length;
  const note = [
    place,
    unknown > 0 ? `${unknown === shown.length ? "" : `${unknown} with an `}unknown reward` : undefined,
  ];
  return (
    <Card title={here.length > 0 ? "Missions to this port" : "Done, to be collected"}>
      <Readout
        label={displayCount(shown.length, "mission")}
        value={displayShort(pay)}
        unit="Cr"
        size="large"
        note={note.filter(Boolean).join(", ") || undefined}
      />
    </Card>
  );
}

/** What the trade of this session brought. */
function Profit({ state: { earnings, trade } }: { readonly state: CockpitState }) {
  const { trade: gained } = earnings;
  const last = trade?.sales.at(-1);
  if (gained === undefined || last === undefined) return null;
  const goods = last.localised === undefined ? spacedWords(last.name) : displayText(last.localised, 40);
  return (
    <Card title="Trade this session">
      <Readout
        label={gained.credits < 0 ? "Loss" : "Profit"}
        value={displayShort(Math.abs(gained.credits))}
        unit="Cr"
        size="large"
        note={`last ${displayInteger(last.count)} t ${goods}, ${displayShort(last.profit)} Cr`}
      />
    </Card>
  );
}
