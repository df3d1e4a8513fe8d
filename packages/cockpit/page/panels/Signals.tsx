import { signalNames } from "@shipslog/contract/words";
import type { CockpitState } from "../../src/state/CockpitState.ts";
import type { SpaceSignal } from "../../src/state/observed/signals.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { Rows } from "../instruments/Rows.tsx";
import { localisedText, tableName } from "../display/text.ts";

/** The signals in space that the discovery scan found: stations first, carriers counted. */
export function Signals({ state }: { readonly state: CockpitState }) {
  const topic = state.signals?.address === state.system.here?.address ? state.signals : undefined;
  if (topic === undefined) {
    return (
      <Cell title="Signals">
        <Empty what="signals (use the discovery scanner)" isKnown={false} />
      </Cell>
    );
  }
  const carriers = topic.signals.filter(isCarrier);
  const others = topic.signals.filter((signal) => !isCarrier(signal));
  const sorted = others.toSorted((a, b) => Number(b.isStation) - Number(a.isStation));
  return (
    <Cell title="Signals" aside={carriersText(carriers.length + topic.left)}>
      {sorted.length === 0 ? (
        <Empty what="other signals" isKnown />
      ) : (
        <Rows items={sorted} max={60}>
          {({ name, localised, type, threat }) => (
            <span class="pair">
              <span>{localisedText(name, localised)}</span>
              <span class={threat !== undefined && threat > 2 ? "note caution" : "note"}>
                {threat === undefined ? (type === undefined ? "" : tableName(signalNames, type)) : `threat ${threat}`}
              </span>
            </span>
          )}
        </Rows>
      )}
    </Cell>
  );
}

function carriersText(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? "and 1 carrier" : `and ${count} carriers`;
}

/** Whether a signal is a carrier, of which busy systems have some hundred. */
export function isCarrier({ type }: SpaceSignal): boolean {
  return type === "FleetCarrier" || type === "SquadronCarrier";
}
