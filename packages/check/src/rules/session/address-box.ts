import type { JsonObject } from "@shipslog/contract";
import type { Rule, RuleVerdict } from "../../declare/Rule.ts";
import { idIn, objectListIn, coordinatesIn } from "../evidence/readField.ts";
import { addressBoxOf, isInBox } from "../evidence/addressBox.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump } = sampleEvents;

/** StarPos compared with the box encoded in SystemAddress. */
export const addressBox: Rule = {
  id: "address-box",
  group: "session",
  basis: { game: "The specification does not say how SystemAddress is built." },
  severity: { spec: "warning", live: "warning" },
  title: "StarPos is outside the box of space that SystemAddress encodes.",
  why: "Tools derive the position of a system from its address.",
  restsOn: "F67 (SystemAddress box contains StarPos, 6,815 of 6,815)",
  evidence: "One event or star with SystemAddress and StarPos.",
  passes: [{ event: FSDJump() }],
  fails: [{ event: FSDJump({ StarPos: [2000, 0, 0] }) }],
  start: () => {
    const judge = (event: JsonObject, around = ""): RuleVerdict => {
      const address = idIn(event, "SystemAddress");
      const place = coordinatesIn(event);
      if (address === undefined || place === undefined) return "undecided";
      const box = addressBoxOf(address);
      if (isInBox(place, box)) return "holds";
      const expected = `inside the box of ${box.edge} ly at [${box.corner.join(", ")}]`;
      return { pointer: `${around}/StarPos`, expected, received: JSON.stringify(place) };
    };
    return {
      onEvent: { FSDJump: (event) => judge(event) },
      onCompanion: {
        "NavRoute.json": (event) => objectListIn(event, "Route")?.map((star, index) => judge(star, `/Route/${index}`)),
      },
    };
  },
};
