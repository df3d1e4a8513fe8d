/** The names and sentences by which every view of a journal calls what it shows. */
export { eventSentence, sentenceForms } from "./words/eventSentence.ts";
export {
  blueprintName,
  isModuleName,
  isShipName,
  localisedModule,
  moduleName,
  slotName,
  shipName,
} from "./words/moduleName.ts";
export { flagNames, screenNames, serviceNames, signalNames, stationNames, type NameTable } from "./words/names.ts";
export { capitalised, displayName, nameIn, splitWords } from "./words/plainName.ts";
