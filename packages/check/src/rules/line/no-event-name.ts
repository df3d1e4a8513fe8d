import { defectRule } from "../templates/defectRule.ts";

/** Objects without an event name. */
export const noEventName = defectRule({
  id: "no-event-name",
  defect: "no-event-name",
  basis: { statements: ["1.3", "2.1.2"] },
  why: "The event name says how to read the rest.",
  how: "an event without its name",
  spoil: (text, draw) => {
    if (!text.includes('"event":')) return undefined;
    return draw(2) === 0 ? text.replace('"event":', '"evnt":') : text.replace(/"event":"[^"]*"/, '"event":5');
  },
});
