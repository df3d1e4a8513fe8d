import { displayWidth, escapeControls } from "@shipslog/contract/internal";
import { judgeLine } from "../../packages/contract/src/lake/judgeLine.ts";
import { parseDataFileName } from "../../packages/archive/src/lake/files/dataFileName.ts";
import { parseManifest } from "../../packages/archive/src/lake/manifest/Manifest.ts";
import { parseManifestName } from "../../packages/archive/src/lake/manifest/manifestName.ts";
import { parseAssignments } from "../../packages/shipslog/src/commands/fleet/uplink/Assignment.ts";
import {
  parseDurationMs,
  parseInteger,
  parseSpeed,
  parseTimeMs,
} from "../../packages/shipslog/src/command/optionValues.ts";
import { parseJoinRequest } from "../../packages/fleet/src/joining/JoinRequest.ts";
import { callerOf } from "../../packages/fleet/src/joining/RateLimit.ts";
import { parseAsk } from "../../packages/fleet/src/message/ask.ts";
import { parseProgress } from "../../packages/fleet/src/message/CollectorProgress.ts";
import { parseHeader } from "../../packages/fleet/src/message/header.ts";
import { parseLineSubject } from "../../packages/fleet/src/message/subjects.ts";
import { parseWatermarkKey, parseMarks, parseWatermark } from "../../packages/fleet/src/message/watermark.ts";
import { foldName } from "../../packages/fleet/src/commanderName.ts";
import { parseRegister } from "../../packages/fleet/src/provisioning/Register.ts";
import { textCalls, type GrowingFunction } from "./GrowingFunction.ts";

/** Functions inside packages that parse what a user typed, another program sent or a file holds. */
export const innerFunctions: readonly GrowingFunction[] = [
  ...textCalls("shipslog", {
    displayWidth,
    escapeControls,
    parseAssignments,
    parseDurationMs,
    parseInteger: (text) => parseInteger(text),
    parseSpeed,
    parseTimeMs,
  }),
  ...textCalls("archive", {
    parseDataFileName,
    parseManifest: (text) => parseManifest(text, "manifest.json"),
    parseManifestName,
  }),
  ...textCalls("fleet", {
    judgeLine: (raw) => judgeLine({ kind: "FSDJump", raw }, "spec"),
    "judgeLine of a Docked": (raw) => judgeLine({ kind: "Docked", raw }, "live"),
    callerOf,
    foldName,
    parseAsk,
    parseHeader,
    parseJoinRequest,
    parseLineSubject,
    parseProgress,
    parseRegister: (text) => parseRegister({ path: "register.jsonl", text }),
    parseMarks: (text) => parseMarks("f", "0 0", text),
    parseWatermark,
    parseWatermarkKey,
  }),
];
