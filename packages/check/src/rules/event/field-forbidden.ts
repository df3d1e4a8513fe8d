import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { mutateEvent, setField } from "../examples/mutations.ts";

/** Fields that are not allowed here. */
export const fieldForbidden = contractRule("field-forbidden", {
  basis: { statements: ["2.2.47a", "2.4.15a", "2.4.16a", "2.4.17a", "2.6.1a", "2.6.2a", "2.6.3a", "3.10"] },
  why: "The two forms contradict each other, and readers do not agree on which one to use.",
  restsOn: "Specification, Rules for the trend values, Docked, EngineerProgress",
  passes: [{ event: sampleEvents.engineers() }],
  fails: [{ event: { ...sampleEvents.engineers(), Rank: 3 } }],
  mutations: [
    mutateEvent("EngineerProgress", "a single update inside the start-up form", (event) => {
      if (event.Engineers === undefined) return undefined;
      event.Progress = "Known";
      return "/Progress";
    }),
    mutateEvent("FSDJump", "a trend for an active state", (event) => {
      const index = (event.Factions ?? []).findIndex((faction) => (faction.ActiveStates?.length ?? 0) > 0);
      if (index === -1 || event.Factions === undefined) return undefined;
      setField(event.Factions[index]?.ActiveStates?.[0] ?? {}, "Trend", 1);
      return `/Factions/${index}/ActiveStates/0/Trend`;
    }),
  ],
});
