export { answerQuestion, type Answer } from "./answerQuestion.ts";
export { Recorder, type RecorderOptions } from "./Recorder.ts";
export { RecordMemory, type RecordStore } from "./RecordStore.ts";
