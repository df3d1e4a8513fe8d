import type { FittedModule } from "../ship.ts";

/** What the modules of one priority draw. */
export interface PriorityDraw {
  /** As the file numbers it, counted from 0; undefined for modules without a priority. */
  readonly priority: number | undefined;
  /** Megawatts of this priority alone, and with all that is switched off later than it. */
  readonly draw: number;
  readonly cumulativeDraw: number;
  /** Modules of this priority, the hungriest first. */
  readonly modules: readonly FittedModule[];
}

const powerOf = ({ Power }: FittedModule) => Power ?? 0;

/** Groups modules by the priority with which they get power, the first served first. */
export function powerBudgetOf(modules: readonly FittedModule[]): readonly PriorityDraw[] {
  const byPriority = Map.groupBy(modules, ({ Priority }) => Priority);
  const order = [...byPriority].sort(([a = -1], [b = -1]) => a - b);
  let cumulativeDraw = 0;
  return order.map(([priority, group]) => {
    const draw = group.reduce((sum, module) => sum + powerOf(module), 0);
    cumulativeDraw += draw;
    return { priority, draw, cumulativeDraw, modules: group.toSorted((a, b) => powerOf(b) - powerOf(a)) };
  });
}
