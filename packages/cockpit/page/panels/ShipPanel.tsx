import type { CockpitState } from "../../src/state/CockpitState.ts";
import { powerBudgetOf } from "../../src/state/derived/powerBudget.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { PowerBudget } from "../instruments/PowerBudget.tsx";
import { Rows } from "../instruments/Rows.tsx";
import { displayDecimal, displayInteger } from "../display/numbers.ts";
import { moduleName, slotName } from "../display/modules.ts";
import { localisedText, displayText } from "../display/text.ts";
import { displayTimestamp } from "../display/time.ts";
import { StoredModulesTable } from "./StoredModulesTable.tsx";

/** Power budget, fitted and stored modules, cargo transfers and synthesis. */
export function ShipPanel({ state: { ship } }: { readonly state: CockpitState }) {
  return (
    <div class="deck">
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
      <Moves ship={ship} />
      <Cell title="Fitted modules" span={12} aside={ship.modules && `${ship.modules.length} modules`}>
        {ship.modules === undefined ? <Empty what="modules" isKnown={false} /> : <Fitted modules={ship.modules} />}
      </Cell>
      <StoredModulesTable stored={ship.stored} />
    </div>
  );
}

function Fitted({ modules }: { readonly modules: NonNullable<CockpitState["ship"]["modules"]> }) {
  return (
    <Rows items={modules} max={80} class="modules">
      {({ Slot, Item, Power, Priority }) => (
        <div class="module">
          <span>{moduleName(Item)}</span>
          <span class="note">
            {slotName(Slot)}
            {Priority === undefined ? "" : `, priority ${Priority + 1}`}
          </span>
          <span class="figure">{Power === undefined || Power === 0 ? "" : `${displayDecimal(Power, 2)} MW`}</span>
        </div>
      )}
    </Rows>
  );
}

const directions: Readonly<Record<string, string>> = {
  toship: "to the ship",
  tocarrier: "to the carrier",
  tosrv: "to the SRV",
};

function Moves({ ship }: { readonly ship: CockpitState["ship"] }) {
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
                {displayInteger(Count)} {localisedText(Type, Type_Localised)}
              </span>
              <span class="note">
                {directions[Direction] ?? displayText(Direction, 20)}, {displayTimestamp(timestamp)}
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
                {Materials.length} materials, {displayTimestamp(timestamp)}
              </span>
            </span>
          )}
        </Rows>
      )}
    </Cell>
  );
}
