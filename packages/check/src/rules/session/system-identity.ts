import type { JsonObject } from "@shipslog/contract";
import type { OnEvent, Rule, RuleVerdict } from "../../declare/Rule.ts";
import { idIn, objectListIn, coordinatesIn, textIn, type StarCoordinates } from "../evidence/readField.ts";
import { addressBoxOf, isInBox } from "../evidence/addressBox.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { Docked, FSDJump } = sampleEvents;
const maxKept = 20_000;
/** A smaller difference is rounding, which star-grid reports. */
const tolerance = 0.01;

interface Known {
  readonly name: string | undefined;
  readonly place: StarCoordinates | undefined;
}

/** Finds the field in which a system differs from what is known. */
function differingField(
  event: JsonObject,
  address: string,
  known: Known,
): { field: string; expected: string; received: string } | undefined {
  const name = textIn(event, "StarSystem");
  const place = coordinatesIn(event);
  if (name !== undefined && known.name !== undefined && name !== known.name) {
    return { field: "StarSystem", expected: JSON.stringify(known.name), received: JSON.stringify(name) };
  }
  const isMoved = place?.some((each, axis) => Math.abs(each - (known.place?.[axis] ?? each)) > tolerance) ?? false;
  // address-box already reports a position outside the box of its address.
  if (isMoved && place !== undefined && isInBox(place, addressBoxOf(address))) {
    return { field: "StarPos", expected: JSON.stringify(known.place), received: JSON.stringify(place) };
  }
  return undefined;
}

/** Systems that change their name or position. */
export const systemIdentity: Rule = {
  id: "system-identity",
  group: "session",
  basis: { game: "The specification does not say that an address has one name and one position." },
  severity: { spec: "warning", live: "warning" },
  title: "A SystemAddress has another name or position than before.",
  why: "Databases key systems by address; a second name or position duplicates or moves the system.",
  restsOn: "Measured on the real journals",
  evidence: "Two events of one session with the same SystemAddress.",
  passes: [{ event: FSDJump() }, { event: Docked() }],
  fails: [{ event: FSDJump() }, { event: Docked({ StarSystem: "Soll" }) }],
  survivesGaps: true,
  start: () => {
    const known = new Map<string, Known>();
    const judge = (event: JsonObject, around = ""): RuleVerdict => {
      const address = idIn(event, "SystemAddress");
      const before = known.get(address ?? "");
      if (address === undefined || before === undefined) return "undecided";
      const { field, ...breach } = differingField(event, address, before) ?? { field: undefined };
      if (field === undefined) return "holds";
      return { pointer: `${around}/${field}`, expected: "", received: "", ...breach };
    };
    const learn: OnEvent = (event) => {
      const verdict = judge(event);
      const address = idIn(event, "SystemAddress");
      if (address === undefined || known.has(address)) return verdict;
      if (known.size >= maxKept) known.clear();
      known.set(address, { name: textIn(event, "StarSystem"), place: coordinatesIn(event) });
      return verdict;
    };
    return {
      onEvent: {
        FSDJump: learn,
        Location: learn,
        CarrierJump: learn,
        Docked: (event) => judge(event),
      },
      onCompanion: {
        "NavRoute.json": (event) => objectListIn(event, "Route")?.map((star, index) => judge(star, `/Route/${index}`)),
      },
    };
  },
};
