import type { FigureDifference } from "./FigureDifference.ts";
import type { FieldFigures, KindFigures } from "./Figures.ts";
import { fidelityExplanations, type Explanation } from "./explanations.ts";

/** One field: the simulated figures, the range of the real ones, and the differences with their explanations. */
export interface Row {
  readonly kind: string;
  readonly field: string;
  readonly simulated: FieldFigures;
  readonly presences: FigureRange;
  readonly medians: FigureRange | undefined;
  readonly differences: readonly FigureDifference[];
  readonly explained: readonly Explanation[];
}

/** The range of real figures. */
export interface FigureRange {
  readonly least: number;
  readonly most: number;
}

const points = 10;
const factor = 2;

function spanOf(values: readonly number[]): FigureRange {
  return { least: Math.min(...values), most: Math.max(...values) };
}

/** Returns how far a figure is outside a range. */
function beyond(value: number, { least, most }: FigureRange): number {
  return Math.max(0, least - value, value - most);
}

function isFar(median: number, { least, most }: FigureRange): boolean {
  if (median >= least && median <= most) return false;
  const end = median < least ? least : most;
  const [small, large] = [Math.min(Math.abs(median), Math.abs(end)), Math.max(Math.abs(median), Math.abs(end))];
  return Math.sign(median) !== Math.sign(end) || large >= small * factor;
}

/** Compares a kind field by field; a field missing on one side counts as never present there. */
export function compareKind(kind: string, simulated: KindFigures, real: readonly KindFigures[]): readonly Row[] {
  const names = new Set([...real.flatMap(({ fields }) => [...fields.keys()]), ...simulated.fields.keys()]);
  return [...names].map((field) => rowOf(kind, field, simulated, real));
}

function rowOf(kind: string, field: string, simulated: KindFigures, real: readonly KindFigures[]): Row {
  const own = simulated.fields.get(field) ?? { presence: 0, median: undefined };
  const presences = spanOf(real.map(({ fields }) => fields.get(field)?.presence ?? 0));
  const found = real.flatMap(({ fields }) => fields.get(field)?.median ?? []);
  const medians = found.length === 0 ? undefined : spanOf(found);
  const differences: FigureDifference[] = [];
  if (beyond(own.presence, presences) >= points) differences.push("presence");
  if (own.median !== undefined && medians !== undefined && isFar(own.median, medians)) differences.push("median");
  const explained = differences.flatMap((difference) => {
    const because = fidelityExplanations.find((each) => fits(each, kind, field, difference));
    return because === undefined ? [] : [because];
  });
  return { kind, field, simulated: own, presences, medians, differences, explained };
}

function fits(each: Explanation, kind: string, field: string, difference: FigureDifference): boolean {
  return each.differs === difference && (each.kind ?? kind) === kind && each.fields.test(field);
}
