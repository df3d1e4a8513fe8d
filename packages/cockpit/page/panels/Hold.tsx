import type { CockpitState } from "../../src/state/CockpitState.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { Readout } from "../instruments/Readout.tsx";
import { Rows } from "../instruments/Rows.tsx";
import { displayInteger } from "../display/numbers.ts";
import { displayText, spacedWords } from "../display/text.ts";

interface HoldProps {
  readonly hold: CockpitState["hold"];
  /** Tonnes that the cargo racks hold; undefined before the first Loadout. */
  readonly capacity: number | undefined;
  /** When the commodities were listed, if before this session. */
  readonly age: string | undefined;
}

/** The cargo in the hold. */
export function Hold({ hold, capacity, age }: HoldProps) {
  // Before the game has listed the hold, what was moved is known.
  const items = hold?.items ?? (hold?.moving?.length ? hold.moving : undefined);
  return (
    <Cell title="Cargo" span={4} aside={age}>
      <Readout
        label="In the hold"
        value={displayInteger(hold?.count)}
        unit={capacity === undefined ? "t" : `of ${displayInteger(capacity)} t`}
      />
      {items === undefined ? (
        <Empty what="commodities (the journal lists them at start-up)" isKnown={false} />
      ) : items.length === 0 ? (
        <Empty what="cargo" isKnown />
      ) : (
        <Rows items={items} max={40}>
          {({ name, localised, count, stolen }) => (
            <span class="pair">
              <span>
                {localised === undefined ? spacedWords(name) : displayText(localised, 60)}
                {stolen > 0 && <span class="caution"> stolen</span>}
              </span>
              <span>{displayInteger(count)}</span>
            </span>
          )}
        </Rows>
      )}
    </Cell>
  );
}
