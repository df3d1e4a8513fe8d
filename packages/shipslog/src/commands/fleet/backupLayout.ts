/** The file that a complete backup has beside the folders `lake` and `fleet`. */
export const backupFile = "backup.json";

/** The value of `format` in that file. */
export const backupFormat = "shipslog-backup";
