export { endOf, senderDefects, type Envelope, type SenderDefect } from "./envelope/Envelope.ts";
export { contractVersion, headerName, parseHeader, printHeader } from "./envelope/header.ts";
export { leavingOf, type Leaving, type LeavingOptions } from "./envelope/leaving.ts";
export { pseudonymOf } from "./envelope/pseudonym.ts";
export {
  buckets,
  parseLineSubject,
  parseWatermarkKey,
  partitionOf,
  rejectsStream,
  streamOf,
  subjects,
  watermarkKey,
} from "./envelope/subjects.ts";
export { Receiver, type Placed, type Placement } from "./protocol/Receiver.ts";
export { Sender, type Outgoing, type Place } from "./protocol/Sender.ts";
