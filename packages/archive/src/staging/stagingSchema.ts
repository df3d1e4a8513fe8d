/** The schema of the staged lines. `SHOW TABLES` does not list it, because it is not in the search path. */
export const stagingSchema = "staging";
