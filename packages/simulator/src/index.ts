export { createChance } from "./chance/createChance.ts";
export { languages, type Language } from "./live/languages/languages.ts";
export { parseScenario, type ParsedScenario, type ScenarioProblem } from "./scenarios/parseScenario.ts";
export type { Scenario } from "./scenarios/Scenario.ts";
export { scenarioNames, scenarios, type ScenarioName } from "./scenarios/scenarios.ts";
export { scenarioSchema, type ScenarioSchema } from "./scenarios/scenarioSchema.ts";
export { simulate } from "./simulate.ts";
export type { SimulateOptions } from "./SimulateOptions.ts";
export { simulateInTurn } from "./simulateInTurn.ts";
