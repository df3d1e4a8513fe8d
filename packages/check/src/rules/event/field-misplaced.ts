import { sampleEvents } from "../examples/sampleEvents.ts";
import { contractRule } from "../templates/contractRule.ts";
import { withField } from "../examples/mutations.ts";

/** Fields of the companion file in the journal. */
export const fieldMisplaced = contractRule("field-misplaced", {
  basis: { statements: ["2.11.1a", "2.12.1"] },
  why: "The route is in NavRoute.json and the modules are in ModulesInfo.json; the journal only announces them.",
  restsOn: 'Specification, ModuleInfo ("present when written to ModulesInfo.json"); F39 (bare lines in the journal)',
  passes: [{ event: sampleEvents.NavRouteLine() }],
  fails: [{ event: sampleEvents.NavRoute([]) }],
  mutations: [withField("NavRoute", "Route", []), withField("ModuleInfo", "Modules", [])],
});
