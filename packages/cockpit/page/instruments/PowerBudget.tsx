import type { PriorityDraw } from "../../src/state/derived/powerBudget.ts";
import { moduleName } from "@shipslog/contract/words";
import { displayText } from "../display/text.ts";
import { displayDecimal } from "../display/numbers.ts";
import { Readout } from "./Readout.tsx";

const width = 1000;
const barHeight = 26;
/** The game has five priorities. */
const maxGroups = 12;

/** The power draw of each priority: one bar each, which starts where the previous one ends. */
export function PowerBudget({ budget }: { readonly budget: readonly PriorityDraw[] }) {
  const groups = budget.filter(({ draw }) => draw > 0);
  const total = groups.at(-1)?.cumulativeDraw ?? 0;
  return (
    <div class="budget">
      <Readout label="All modules on" value={displayDecimal(total, 2)} unit="MW" size="large" />
      <ol class="priorities">
        {groups.slice(0, maxGroups).map((group) => (
          <Priority key={group.priority ?? "none"} group={group} total={total} />
        ))}
      </ol>
      <p class="note">
        When power runs short, the last priority is switched off first. The journal does not contain the output of the
        power plant.
      </p>
    </div>
  );
}

function Priority({ group, total }: { readonly group: PriorityDraw; readonly total: number }) {
  const { priority, draw, cumulativeDraw, modules } = group;
  const name = priority === undefined ? "Always on" : `Priority ${priority + 1}`;
  const scale = width / total;
  let from = cumulativeDraw - draw;
  return (
    <li class="priority">
      <span>{name}</span>
      <svg
        viewBox={`0 0 ${width} ${barHeight}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${name}: ${displayDecimal(draw, 2)} megawatts, ${displayDecimal(cumulativeDraw, 2)} including higher priorities`}
      >
        <rect class="track" width={width} height={barHeight} />
        {modules
          .filter(({ Power = 0 }) => Power > 0)
          .slice(0, 60)
          .map(({ Slot, Item, Power = 0 }) => {
            const x = from * scale;
            from += Power;
            return (
              <rect key={Slot} class="fill part" x={x} width={Math.max(1, Power * scale - 2)} height={barHeight}>
                <title>{`${displayText(moduleName(Item))}: ${displayDecimal(Power, 2)} MW`}</title>
              </rect>
            );
          })}
      </svg>
      <span class="figure">{displayDecimal(draw, 2)} MW</span>
      <span class="figure soft">{displayDecimal(cumulativeDraw, 2)}</span>
    </li>
  );
}
