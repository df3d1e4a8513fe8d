export { createChance } from "./chance/createChance.ts";
export { direct, type DirectedGame, type StepKnowledge, type StepOutcome } from "./director/direct.ts";
export type { DirectOptions } from "./director/DirectOptions.ts";
export type { GameView, MissionView } from "./director/GameView.ts";
export { parseScript, scriptedScenarioSchema, scriptSchema, type ParsedScript } from "./director/parseScript.ts";
export { RefusedScriptError } from "./director/playScript.ts";
export type { GameSetup, ScriptedScenario } from "./director/GameSetup.ts";
export {
  stepDescriptions,
  stepNames,
  type Step,
  type StepDescription,
  type StepName,
  type StepOf,
  type StepWishes,
} from "./director/steps/steps.ts";
export { calendarMs } from "./evenings/planEvenings.ts";
export { eventInGame } from "./games/inGame.ts";
export { gameNames, games, type GameName, type GameVersion } from "./games/games.ts";
export { languages, type Language } from "./text/translate.ts";
export { parseScenario, scenarioSchema, type ParsedScenario } from "./scenarios/parseScenario.ts";
export type { ScenarioProblem, ScenarioSchema } from "./scenarios/problemsOf.ts";
export type { Scenario } from "./scenarios/Scenario.ts";
export { scenarioNames, scenarios, type ScenarioName } from "./scenarios/scenarios.ts";
export { simulate, simulateInTurn } from "./simulate.ts";
export type { SimulateOptions } from "./director/SimulateOptions.ts";
