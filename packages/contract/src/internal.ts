/** What the packages of this project share among themselves. It is not for users, and changes without notice. */
export { escapeControls } from "./text/controlCharacters.ts";
export { formatCount, groupDigits } from "./text/countWords.ts";
export { displayedCharacters, displayWidth, padColumns, truncate } from "./text/displayWidth.ts";
export { nearestWord } from "./text/nearestWord.ts";
export { isUsualTimestamp, gameTimestamp } from "./time/timestamp.ts";
