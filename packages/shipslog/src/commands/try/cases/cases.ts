import type { TryCase } from "./TryCase.ts";
import { wholeFileCase } from "./reading/whole-file.ts";
import { severalSessionsCase } from "./reading/several-sessions.ts";
import { continuedPartsCase } from "./reading/continued-parts.ts";
import { tenPartsCase } from "./reading/ten-parts.ts";
import { oldAndNewNamesCase } from "./reading/old-and-new-names.ts";
import { otherFilesCase } from "./reading/other-files.ts";
import { hundredOldFilesCase } from "./reading/hundred-old-files.ts";
import { emptyFileCase } from "./reading/empty-file.ts";
import { noLastLineEndCase } from "./reading/no-last-line-end.ts";
import { halfLineCase } from "./reading/half-line.ts";
import { nulTailCase } from "./reading/nul-tail.ts";
import { nulLineCase } from "./reading/nul-line.ts";
import { brokenLineCase } from "./reading/broken-line.ts";
import { blankLinesCase } from "./reading/blank-lines.ts";
import { lineFeedsCase } from "./reading/line-feeds.ts";
import { lineByLineCase } from "./following/line-by-line.ts";
import { burstCase } from "./following/burst.ts";
import { steadyStreamCase } from "./following/steady-stream.ts";
import { cutInLineCase } from "./following/cut-in-line.ts";
import { cutInsideCharacterCase } from "./following/cut-inside-character.ts";
import { cutBeforeLineEndCase } from "./following/cut-before-line-end.ts";
import { cutBetweenCrAndLfCase } from "./following/cut-between-cr-and-lf.ts";
import { cutAcrossLinesCase } from "./following/cut-across-lines.ts";
import { byteByByteCase } from "./following/byte-by-byte.ts";
import { newSessionCase } from "./following/new-session.ts";
import { newPartCase } from "./following/new-part.ts";
import { unreadTailCase } from "./following/unread-tail.ts";
import { sessionsInARowCase } from "./following/sessions-in-a-row.ts";
import { crashInLineCase } from "./following/crash-in-line.ts";
import { folderAppearsLaterCase } from "./following/folder-appears-later.ts";
import { firstFileAppearsLaterCase } from "./following/first-file-appears-later.ts";
import { emptyFileGrowsCase } from "./following/empty-file-grows.ts";
import { identicalLinesCase } from "./following/identical-lines.ts";
import { sameSecondCase } from "./following/same-second.ts";
import { clockBackCase } from "./following/clock-back.ts";
import { brokenLineWhileFollowingCase } from "./following/broken-line-while-following.ts";
import { otherFilesGrowCase } from "./following/other-files-grow.ts";
import { moreLinesCase } from "./resuming/more-lines.ts";
import { nothingNewCase } from "./resuming/nothing-new.ts";
import { fiveRestartsCase } from "./resuming/five-restarts.ts";
import { endedInLineCase } from "./resuming/ended-in-line.ts";
import { endedBetweenCrAndLfCase } from "./resuming/ended-between-cr-and-lf.ts";
import { lineFinishedAfterStartCase } from "./resuming/line-finished-after-start.ts";
import { newSessionWhileAwayCase } from "./resuming/new-session-while-away.ts";
import { newPartWhileAwayCase } from "./resuming/new-part-while-away.ts";
import { manySessionsWhileAwayCase } from "./resuming/many-sessions-while-away.ts";
import { crashWhileAwayCase } from "./resuming/crash-while-away.ts";
import { identicalLineWhileAwayCase } from "./resuming/identical-line-while-away.ts";
import { sameSecondWhileAwayCase } from "./resuming/same-second-while-away.ts";
import { clockBackWhileAwayCase } from "./resuming/clock-back-while-away.ts";
import { endedInEmptyFolderCase } from "./resuming/ended-in-empty-folder.ts";
import { killedCase } from "./resuming/killed.ts";
import { killedInBurstCase } from "./resuming/killed-in-burst.ts";
import { statusChangesCase } from "./companions/status-changes.ts";
import { statusThereAtStartCase } from "./companions/status-there-at-start.ts";
import { statusAppearsLaterCase } from "./companions/status-appears-later.ts";
import { statusTornCase } from "./companions/status-torn.ts";
import { statusTornInNumberCase } from "./companions/status-torn-in-number.ts";
import { statusEmptyCase } from "./companions/status-empty.ts";
import { statusReplacedCase } from "./companions/status-replaced.ts";
import { statusSameSecondCase } from "./companions/status-same-second.ts";
import { statusShorterCase } from "./companions/status-shorter.ts";
import { statusHighFlagCase } from "./companions/status-high-flag.ts";
import { statusBetweenLinesCase } from "./companions/status-between-lines.ts";
import { routeWithLineCase } from "./companions/route-with-line.ts";
import { routeLateCase } from "./companions/route-late.ts";
import { routeTornCase } from "./companions/route-torn.ts";
import { modulesChangeCase } from "./companions/modules-change.ts";
import { beyond253Case } from "./values/beyond-2-53.ts";
import { largestIntegersCase } from "./values/largest-integers.ts";
import { decimalsCase } from "./values/decimals.ts";
import { unicodeCase } from "./values/unicode.ts";
import { escapesCase } from "./values/escapes.ts";
import { longLineCase } from "./values/long-line.ts";
import { unknownKindCase } from "./values/unknown-kind.ts";
import { unknownFieldsCase } from "./values/unknown-fields.ts";
import { absentFieldsCase } from "./values/absent-fields.ts";
import { emptyValuesCase } from "./values/empty-values.ts";
import { deepNestingCase } from "./values/deep-nesting.ts";
import { otherLayoutCase } from "./values/other-layout.ts";

/** Every case of the suite, in the order of the report. */
export const cases: readonly TryCase[] = [
  wholeFileCase,
  severalSessionsCase,
  continuedPartsCase,
  tenPartsCase,
  oldAndNewNamesCase,
  otherFilesCase,
  hundredOldFilesCase,
  emptyFileCase,
  noLastLineEndCase,
  halfLineCase,
  nulTailCase,
  nulLineCase,
  brokenLineCase,
  blankLinesCase,
  lineFeedsCase,
  lineByLineCase,
  burstCase,
  steadyStreamCase,
  cutInLineCase,
  cutInsideCharacterCase,
  cutBeforeLineEndCase,
  cutBetweenCrAndLfCase,
  cutAcrossLinesCase,
  byteByByteCase,
  newSessionCase,
  newPartCase,
  unreadTailCase,
  sessionsInARowCase,
  crashInLineCase,
  folderAppearsLaterCase,
  firstFileAppearsLaterCase,
  emptyFileGrowsCase,
  identicalLinesCase,
  sameSecondCase,
  clockBackCase,
  brokenLineWhileFollowingCase,
  otherFilesGrowCase,
  moreLinesCase,
  nothingNewCase,
  fiveRestartsCase,
  endedInLineCase,
  endedBetweenCrAndLfCase,
  lineFinishedAfterStartCase,
  newSessionWhileAwayCase,
  newPartWhileAwayCase,
  manySessionsWhileAwayCase,
  crashWhileAwayCase,
  identicalLineWhileAwayCase,
  sameSecondWhileAwayCase,
  clockBackWhileAwayCase,
  endedInEmptyFolderCase,
  killedCase,
  killedInBurstCase,
  statusChangesCase,
  statusThereAtStartCase,
  statusAppearsLaterCase,
  statusTornCase,
  statusTornInNumberCase,
  statusEmptyCase,
  statusReplacedCase,
  statusSameSecondCase,
  statusShorterCase,
  statusHighFlagCase,
  statusBetweenLinesCase,
  routeWithLineCase,
  routeLateCase,
  routeTornCase,
  modulesChangeCase,
  beyond253Case,
  largestIntegersCase,
  decimalsCase,
  unicodeCase,
  escapesCase,
  longLineCase,
  unknownKindCase,
  unknownFieldsCase,
  absentFieldsCase,
  emptyValuesCase,
  deepNestingCase,
  otherLayoutCase,
];
