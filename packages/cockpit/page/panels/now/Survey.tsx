import type { CockpitState } from "../../../src/state/CockpitState.ts";
import { bodyWorthOf, worthIt } from "../../derived/bodyWorth.ts";
import { isScanned } from "../../derived/isScanned.ts";
import { scanValueOf } from "../../derived/scanValue.ts";
import { displayCount, displayDecimal, displayShort } from "../../display/numbers.ts";
import { displayText } from "../../display/text.ts";
import { Dial } from "../../instruments/Dial.tsx";
import { shortCredits } from "../bodyWords.ts";
import { Card } from "./Card.tsx";
import { Hero } from "./Hero.tsx";
import { Vitals } from "./Vitals.tsx";

/** What is known about the bodies of the system that the player is in; undefined before the first scan. */
export function bodiesHere({ bodies, system }: CockpitState): CockpitState["bodies"] {
  return bodies?.address === system.here?.address ? bodies : undefined;
}

/** Scanning a system: how much is found, what it is worth, and what is worth a visit. */
export function Survey({ state }: { readonly state: CockpitState }) {
  const topic = bodiesHere(state);
  const scanned = (topic?.bodies ?? []).filter(isScanned);
  const count = topic?.bodyCount;
  const value = scanned.reduce((sum, body) => sum + (scanValueOf(body)?.now ?? 0), 0);
  const firsts = scanned.filter(({ wasDiscovered }) => wasDiscovered === false).length;
  const notes = [
    `about ${displayShort(value)} Cr of data`,
    firsts === 0 ? undefined : `${displayCount(firsts, "body", "bodies")} nobody had reported`,
  ].filter((word) => word !== undefined);
  return (
    <>
      <Hero
        activity="scan"
        lead={displayText(state.system.here?.name ?? "")}
        title={
          count === undefined
            ? displayCount(scanned.length, "body", "bodies")
            : `${scanned.length} of ${displayCount(count, "body", "bodies")}`
        }
        note={notes.join(" · ")}
        picture={
          count !== undefined && count > 0 ? (
            <Dial
              label={`${scanned.length} of ${count} bodies scanned, ${firsts} first`}
              parts={[
                { share: firsts / count, tone: "gold" },
                { share: (scanned.length - firsts) / count, tone: "accent" },
              ]}
              value={`${Math.min(100, Math.round((100 * scanned.length) / count))}`}
              unit="% scanned"
            />
          ) : undefined
        }
      />
      <WorthVisit state={state} />
      <Vitals state={state} />
    </>
  );
}

const shownBodies = 5;

/** The bodies that are worth a visit, those with the most credits for the way first. */
function WorthVisit({ state }: { readonly state: CockpitState }) {
  const address = state.system.here?.address;
  const bodies = bodiesHere(state)?.bodies ?? [];
  const best = worthIt(bodies.map((body) => bodyWorthOf(body, address, state.exobiology)));
  if (best.length === 0) return null;
  return (
    <Card title="Worth a visit" isWide aside={best.length > shownBodies ? `${best.length} bodies` : undefined}>
      <ul class="rows">
        {best.slice(0, shownBodies).map(({ body, gain, life }) => (
          <li key={body.id} class="worth">
            <span class="worth-name">{displayText(body.name ?? `Body ${body.id}`, 60)}</span>
            <span class="soft">
              {[
                body.planetClass === undefined ? undefined : displayText(body.planetClass, 40),
                body.isTerraformable ? "terraformable" : undefined,
                life === undefined ? undefined : life.isFirst ? "life, new" : "life",
                body.distanceLs === undefined ? undefined : `${displayDecimal(body.distanceLs, 0)} ls`,
              ]
                .filter((word) => word !== undefined)
                .join(" · ")}
            </span>
            <span class="worth-value">+{shortCredits(gain)} Cr</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
