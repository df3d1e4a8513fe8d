import type { CockpitState } from "../../../src/state/CockpitState.ts";
import { displayPercent, displayShort } from "../../display/numbers.ts";
import { capitalised, displayText, localisedText } from "../../display/text.ts";
import { Dial } from "../../instruments/Dial.tsx";
import { MissionStacks } from "./MissionStacks.tsx";
import { Card } from "./Card.tsx";
import { Hero } from "./Hero.tsx";
import { Vitals } from "./Vitals.tsx";

interface CombatProps {
  readonly state: CockpitState;
  readonly gameTimeMs: number | undefined;
}

/** In a fight: the hull first, the kills and what they pay. */
export function Combat({ state, gameTimeMs }: CombatProps) {
  const { kill } = state.doing ?? {};
  const { bounties, bonds } = state.earnings;
  const count = (bounties?.count ?? 0) + (bonds?.count ?? 0);
  const credits = (bounties?.credits ?? 0) + (bonds?.credits ?? 0);
  const hull = state.outfit?.hullHealth;
  const isFresh = kill !== undefined && kill.at === state.doing?.told.fight;
  return (
    <>
      <Hero
        activity="fight"
        lead={displayText(state.place?.body ?? state.system.here?.name ?? "")}
        title={
          isFresh
            ? `${kill.target === undefined ? "Enemy" : capitalised(localisedText(kill.target, undefined))} destroyed`
            : "Under fire"
        }
        note={isFresh ? killNote(kill) : undefined}
        picture={
          hull === undefined ? undefined : (
            <Dial
              label={`Hull ${displayPercent(hull)}`}
              parts={[{ share: hull, tone: hull < 0.25 ? "warning" : hull < 0.5 ? "caution" : "accent" }]}
              value={displayPercent(hull) ?? ""}
              unit="hull"
            />
          )
        }
      />
      {count > 0 && (
        <Card title="Kills this session">
          <p key={count} class="big-figure pops">
            {count} <span class="unit">{count === 1 ? "kill" : "kills"}</span>
          </p>
          <p class="soft">{displayShort(credits)} Cr of bounties and bonds</p>
        </Card>
      )}
      <MissionStacks state={state} gameTimeMs={gameTimeMs} />
      <Vitals state={state} />
    </>
  );
}

function killNote({ pilot, faction, credits }: NonNullable<NonNullable<CockpitState["doing"]>["kill"]>): string {
  const words = [
    pilot === undefined ? undefined : displayText(pilot, 40),
    faction === undefined ? undefined : localisedText(faction, undefined),
    credits === undefined ? undefined : `${displayShort(credits)} Cr`,
  ];
  return words.filter((word) => word !== undefined).join(" · ");
}
