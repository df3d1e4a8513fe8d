/** What a prompt understands beside the steps. */
export const promptCommands: readonly string[] = ["help", "state", "break", "restart", "exit"];
