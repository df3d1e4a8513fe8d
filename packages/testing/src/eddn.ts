export { startEddn, type Eddn, type EddnOptions } from "./eddn/startEddn.ts";
export { EddnError } from "./eddn/EddnError.ts";
export type { Receipt, Remark } from "./eddn/Receipt.ts";
export { simulateUploads, type NetworkOptions, type TimedUpload } from "./eddn/simulateUploads.ts";
