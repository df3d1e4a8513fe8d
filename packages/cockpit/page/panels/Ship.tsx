import type { State } from "../../src/state/index.ts";
import { powerBudgetOf } from "../../src/state/index.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { PowerBudget } from "../instruments/PowerBudget.tsx";
import { Rows } from "../instruments/Rows.tsx";
import { decimal, integer } from "../words/numbers.ts";
import { moduleName, slotName } from "../words/modules.ts";
import { localised, shown } from "../words/text.ts";
import { timeOf } from "../words/time.ts";
import { StoredModules } from "./StoredModules.tsx";

/** The ship panel: what draws power and in which order it gets it, what lies in storage, what was moved. */
export function Ship({ state: { ship } }: { readonly state: State }) {
  return (
    <div class="deck">
      <Cell
        title="Power budget"
        span={8}
        aside={ship.modulesAt === undefined ? undefined : `as of ${timeOf(ship.modulesAt)}`}
      >
        {ship.modules === undefined ? (
          <Empty what="modules, because nobody looked at the modules panel" isKnown={false} />
        ) : (
          <PowerBudget budget={powerBudgetOf(ship.modules)} />
        )}
      </Cell>
      <Moves ship={ship} />
      <Cell title="Fitted modules" span={12} aside={ship.modules && `${ship.modules.length} modules`}>
        {ship.modules === undefined ? <Empty what="modules" isKnown={false} /> : <Fitted modules={ship.modules} />}
      </Cell>
      <StoredModules stored={ship.stored} />
    </div>
  );
}

function Fitted({ modules }: { readonly modules: NonNullable<State["ship"]["modules"]> }) {
  return (
    <Rows items={modules} most={80} class="modules">
      {({ Slot, Item, Power, Priority }) => (
        <div class="module">
          <span>{moduleName(Item)}</span>
          <span class="note">
            {slotName(Slot)}
            {Priority === undefined ? "" : `, priority ${Priority + 1}`}
          </span>
          <span class="figure">{Power === undefined || Power === 0 ? "" : `${decimal(Power, 2)} MW`}</span>
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

function Moves({ ship }: { readonly ship: State["ship"] }) {
  const moves = ship.transfers
    .toReversed()
    .flatMap(({ timestamp, Transfers }) => Transfers.map((each) => ({ timestamp, ...each })));
  return (
    <Cell title="Cargo moved and made" span={4} aside="latest first">
      {moves.length === 0 ? (
        <Empty what="cargo moved yet" isKnown />
      ) : (
        <Rows items={moves} most={6}>
          {({ timestamp, Type, Type_Localised, Count, Direction }) => (
            <span class="pair">
              <span>
                {integer(Count)} {localised(Type, Type_Localised)}
              </span>
              <span class="note">
                {directions[Direction] ?? shown(Direction, 20)}, {timeOf(timestamp)}
              </span>
            </span>
          )}
        </Rows>
      )}
      <h3 class="label">Synthesised</h3>
      {ship.syntheses.length === 0 ? (
        <Empty what="synthesis yet" isKnown />
      ) : (
        <Rows items={ship.syntheses.toReversed()} most={3}>
          {({ timestamp, Name, Materials }) => (
            <span class="pair">
              <span>{shown(Name)}</span>
              <span class="note">
                {Materials.length} materials, {timeOf(timestamp)}
              </span>
            </span>
          )}
        </Rows>
      )}
    </Cell>
  );
}
