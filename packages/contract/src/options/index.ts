export type { OptionShape, OptionShapes } from "./requireOptions.ts";
export { requireOption, requireOptions } from "./requireOptions.ts";
export {
  arrayOf,
  dialectOption,
  either,
  flagOption,
  functionOption,
  millisecondsOf,
  numberOption,
  objectOption,
  oneOf,
  recordOf,
  required,
  signalOption,
  textOption,
  timeOption,
  type NumberBounds,
} from "./shapes.ts";
