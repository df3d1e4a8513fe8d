/** The help text of a path that leads to journals. */
export const pathArgument = "a journal, a folder of journals, a folder of such folders, or a pattern with * and ?";
