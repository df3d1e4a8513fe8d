import type { CockpitState } from "../../src/state/CockpitState.ts";
import { powerBudgetOf } from "../../src/state/derived/powerBudget.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { PowerBudget } from "../instruments/PowerBudget.tsx";
import { Rows } from "../instruments/Rows.tsx";
import { displayCount, displayInteger } from "../display/numbers.ts";
import { capitalised, localisedText, displayText } from "../display/text.ts";
import { displayAge, displayTimestamp, displayWhen } from "../display/time.ts";
import { FittedModules } from "./FittedModules.tsx";
import { Hold } from "./Hold.tsx";
import { ShipOverview } from "./ShipOverview.tsx";
import { StoredModulesTable } from "./StoredModulesTable.tsx";

/** The ship with its range, power budget, fitted and stored modules, cargo transfers and synthesis. */
export function ShipPanel({ state }: { readonly state: CockpitState }) {
  const { ship, outfit, session } = state;
  const ageOf = (timestamp: string | undefined) => displayAge(timestamp, session.startedAtMs);
  return (
    <div class="deck">
      <ShipOverview state={state} age={ageOf(outfit?.at)} />
      <Hold hold={state.hold} capacity={outfit?.cargoCapacity} age={ageOf(state.hold?.itemsAt)} />
      <Cell
        title="Power budget"
        span={8}
        aside={ship.modulesAt === undefined ? undefined : `as of ${displayTimestamp(ship.modulesAt)}`}
      >
        {ship.modules === undefined ? (
          <Empty what="modules (open the modules panel in the game)" isKnown={false} />
        ) : (
          <PowerBudget budget={powerBudgetOf(ship.modules)} />
        )}
      </Cell>
      <Moves ship={ship} sessionStartMs={session.startedAtMs} />
      <FittedModules ship={ship} outfit={outfit} age={ageOf(outfit?.at)} />
      <StoredModulesTable stored={ship.stored} age={ageOf(ship.stored?.timestamp)} />
    </div>
  );
}

const directions: Readonly<Record<string, string>> = {
  toship: "to the ship",
  tocarrier: "to the carrier",
  tosrv: "to the SRV",
};

interface MovesProps {
  readonly ship: CockpitState["ship"];
  readonly sessionStartMs: number | undefined;
}

function Moves({ ship, sessionStartMs }: MovesProps) {
  const moves = ship.transfers
    .toReversed()
    .flatMap(({ timestamp, Transfers }) => Transfers.map((each) => ({ timestamp, ...each })));
  return (
    <Cell title="Cargo and synthesis" span={4} aside="latest first">
      {moves.length === 0 ? (
        <Empty what="cargo transfers yet" isKnown />
      ) : (
        <Rows items={moves} max={6}>
          {({ timestamp, Type, Type_Localised, Count, Direction }) => (
            <span class="pair">
              <span>
                {displayInteger(Count)} {capitalised(localisedText(Type, Type_Localised))}
              </span>
              <span class="note">
                {directions[Direction] ?? displayText(Direction, 20)}, {displayWhen(timestamp, sessionStartMs)}
              </span>
            </span>
          )}
        </Rows>
      )}
      <h3 class="label">Synthesis</h3>
      {ship.syntheses.length === 0 ? (
        <Empty what="synthesis yet" isKnown />
      ) : (
        <Rows items={ship.syntheses.toReversed()} max={3}>
          {({ timestamp, Name, Materials }) => (
            <span class="pair">
              <span>{displayText(Name)}</span>
              <span class="note">
                {displayCount(Materials.length, "material")}, {displayWhen(timestamp, sessionStartMs)}
              </span>
            </span>
          )}
        </Rows>
      )}
    </Cell>
  );
}
