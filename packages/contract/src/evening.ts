/** An evening of a commander: what its lines add up to, and a picture of it. */
export { EveningFold, type Evening, type EveningCounts, type EveningRole } from "./evening/Evening.ts";
export { drawEvening, eveningDay, eveningFigures, eveningLength, type EveningFigure } from "./evening/eveningCard.ts";
export { incomes, incomeSources, isIncomeKind, type IncomeKind, type IncomeSource } from "./evening/income.ts";
