/** The values of `--sync`. */
export const syncModes = ["default", "always"] as const;
