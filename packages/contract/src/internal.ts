/** What the packages of this project share among themselves. It is not for users, and changes without notice. */
export { listInLineOf } from "./journal/companionTable.ts";
export { gameHistoryOf, judgeByGame, type GameHistory } from "./contract/GameHistory.ts";
export { arrivals } from "./generated/observed/arrivals.ts";
export { requireTypedKind } from "./events/TypedEvent.ts";
export { timestampIssues } from "./events/validate.ts";
export { formerTexts, toldArrivalOf } from "./observed/arrivals.ts";
export { addedFields, compareObserved, type ObservedTexts } from "./observed/compareObserved.ts";
export type { ReviewedValues } from "./observed/declare.ts";
export { expectedOf, typeBits, type Expected } from "./observed/expectedFields.ts";
export {
  addHabits,
  commanderFigures,
  durationEdgesS,
  habitFields,
  HabitObserver,
  habitStates,
  type CommanderFigure,
  type DurationCounts,
  type HabitCounts,
  type HabitState,
} from "./observed/HabitObserver.ts";
export { describeChange, describeEvidence } from "./observed/historyText.ts";
export type { KindHistory, ToldChange } from "./observed/KindHistory.ts";
export { KindObserver } from "./observed/KindObserver.ts";
export type { AddedField, AddedTypes, AddedValues, ObservedAdditions } from "./observed/ObservedAdditions.ts";
export { isDependable } from "./observed/ObservedDeclaration.ts";
export {
  countShape,
  filledTextShape,
  filledTextsShape,
  listShape,
  numberShape,
  objectShape,
  oneOfShape,
  optionalShape,
  readShape,
  recordShape,
  textShape,
  valueShape,
  type JsonShape,
  type JsonShapes,
} from "./options/JsonShape.ts";
export { requireOption, requireOptions, type OptionShape, type OptionShapes } from "./options/requireOptions.ts";
export {
  arrayOf,
  dialectOption,
  either,
  flagOption,
  functionOption,
  millisecondsOf,
  numberOption,
  objectOption,
  offsetOption,
  oneOf,
  recordOf,
  required,
  signalOption,
  textOption,
  timeOption,
  type NumberBounds,
} from "./options/shapes.ts";
export { localisedSuffix } from "./print/layoutOf.ts";
export { statusRelations, type StatusBit } from "./status/relations.ts";
export { escapeControls, replaceControls } from "./text/controlCharacters.ts";
export { formatCount, groupDigits } from "./text/countWords.ts";
export { displayedCharacters, displayWidth, padColumns, truncate } from "./text/displayWidth.ts";
export { encodeExact } from "./text/encodeExact.ts";
export { differByOneLetter, nearestWord } from "./text/nearestWord.ts";
export { countUpTo, nestsTooDeep } from "./text/scanJson.ts";
export { sha256 } from "./text/sha256.ts";
export { printTimestamp } from "./time/printTimestamp.ts";
export { gameTimestamp, isUsualTimestamp } from "./time/timestamp.ts";
