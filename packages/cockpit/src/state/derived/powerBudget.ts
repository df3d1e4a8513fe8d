import type { FittedModuleInfo } from "../ship.ts";

/** The power draw of the modules of one priority. */
export interface PriorityDraw {
  /** The priority in the file, from 0; undefined for modules without one. */
  readonly priority: number | undefined;
  /** Megawatts of this priority. */
  readonly draw: number;
  /** Megawatts of this priority and all that are powered before it. */
  readonly cumulativeDraw: number;
  /** Modules of this priority, highest draw first. */
  readonly modules: readonly FittedModuleInfo[];
}

const powerOf = ({ Power }: FittedModuleInfo) => Power ?? 0;

/** Groups modules by power priority, in the order they are powered. */
export function powerBudgetOf(modules: readonly FittedModuleInfo[]): readonly PriorityDraw[] {
  const byPriority = Map.groupBy(modules, ({ Priority }) => Priority);
  const order = [...byPriority].sort(([a = -1], [b = -1]) => a - b);
  let cumulativeDraw = 0;
  return order.map(([priority, group]) => {
    const draw = group.reduce((sum, module) => sum + powerOf(module), 0);
    cumulativeDraw += draw;
    return { priority, draw, cumulativeDraw, modules: group.toSorted((a, b) => powerOf(b) - powerOf(a)) };
  });
}
