import type { CockpitState } from "../../src/state/CockpitState.ts";
import { Cell } from "../instruments/Cell.tsx";
import { Empty } from "../instruments/Empty.tsx";
import { blueprintName, localisedModule } from "@shipslog/contract/words";
import { displayInteger } from "../display/numbers.ts";
import { displayText } from "../display/text.ts";
import { displayDuration } from "../display/time.ts";

type Stored = NonNullable<CockpitState["ship"]["stored"]>;

/** The game stores up to some hundred modules; a hostile line may list thousands. */
const maxRows = 1000;

/** Stored modules with their location and the cost and time of a transfer. */
export function StoredModulesTable({
  stored,
  age,
}: {
  readonly stored: Stored | undefined;
  readonly age?: string | undefined;
}) {
  const seenAt = stored && `${stored.Items.length}, seen at ${displayText(stored.StationName, 60)}`;
  return (
    <Cell title="Stored modules" span={12} aside={age === undefined ? seenAt : `${seenAt}, ${age}`}>
      {stored === undefined ? (
        <Empty what="stored modules (visit Outfitting in the game)" isKnown={false} />
      ) : (
        <Table stored={stored} />
      )}
    </Cell>
  );
}

function Table({ stored }: { readonly stored: Stored }) {
  return (
    <>
      <div class="scrolls" tabIndex={0} role="group" aria-label="Table of stored modules">
        <table>
          <thead>
            <tr>
              <th scope="col">Module</th>
              <th scope="col">Where</th>
              <th scope="col">Engineered</th>
              <th scope="col" class="figure">
                Transfer cost
              </th>
              <th scope="col" class="figure">
                Transfer time
              </th>
            </tr>
          </thead>
          <tbody>
            {stored.Items.slice(0, maxRows).map((item, index) => (
              <Item key={index} item={item} here={stored.StarSystem} />
            ))}
          </tbody>
        </table>
      </div>
      {stored.Items.length > maxRows && <p class="note">and {stored.Items.length - maxRows} more</p>}
    </>
  );
}

function Item({ item, here }: { readonly item: Stored["Items"][number]; readonly here: string }) {
  const { Name, Name_Localised, StarSystem, InTransit, EngineerModifications, Level, TransferCost, TransferTime } =
    item;
  const isHere = StarSystem === here;
  return (
    <tr>
      <th scope="row">
        {displayText(localisedModule(Name, Name_Localised))}
        {item.Hot && <span class="caution"> hot</span>}
      </th>
      <td>
        {InTransit === true
          ? "in transit"
          : StarSystem === undefined
            ? "—"
            : StarSystem === here
              ? "here"
              : displayText(StarSystem)}
      </td>
      <td>
        {EngineerModifications === undefined
          ? ""
          : `${displayText(blueprintName(EngineerModifications))}${Level === undefined ? "" : `, grade ${Level}`}`}
      </td>
      <td class="figure">{isHere || TransferCost === undefined ? "" : `${displayInteger(TransferCost)} Cr`}</td>
      <td class="figure">{isHere || TransferTime === undefined ? "" : displayDuration(TransferTime * 1000)}</td>
    </tr>
  );
}
