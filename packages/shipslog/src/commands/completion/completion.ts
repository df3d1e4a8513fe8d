import { type Command, globalOptions, type LazyCommand } from "../../command/Command.ts";
import { bash } from "./bash.ts";
import { fish } from "./fish.ts";
import type { Completable, Shell } from "./Shell.ts";
import { powershell } from "./powershell.ts";
import { zsh } from "./zsh.ts";
import { exitCodes } from "../../failure/exitCodes.ts";
import type { Host } from "../../command/Host.ts";
import { UsageError } from "../../failure/errors.ts";

const shells: ReadonlyMap<string, Shell> = new Map([
  ["bash", bash],
  ["zsh", zsh],
  ["fish", fish],
  ["powershell", powershell],
]);

/** `shipslog completion`: prints the completion script of a shell. */
export const completionCommand = (table: ReadonlyMap<string, LazyCommand>): Command => ({
  name: "completion",
  summary: "Prints a shell script that completes commands, options and their values.",
  usage: [...shells.keys()].join("|"),
  words: [...shells.keys()],
  options: {},
  examples: [
    [
      "shipslog completion bash > ~/.local/share/bash-completion/completions/shipslog",
      "once, for bash; or source <(shipslog completion bash) in ~/.bashrc",
    ],
    [
      'shipslog completion zsh > "${fpath[1]}/_shipslog"',
      "once, for zsh; or source <(shipslog completion zsh) in ~/.zshrc, after compinit",
    ],
    ["shipslog completion fish > ~/.config/fish/completions/shipslog.fish", "once, for fish"],
    ["shipslog completion powershell >> $PROFILE", "once, for PowerShell on Windows, macOS and Linux"],
  ],
  async run({ positionals }, host) {
    const shell = shells.get(positionals[0] ?? "");
    if (shell === undefined || positionals.length > 1) {
      throw new UsageError(`expected one shell: shipslog completion ${[...shells.keys()].join(" | ")}`);
    }
    host.out.write(shell(await completables(table, host)));
    return exitCodes.fine;
  },
});

/** Loads every command and takes what completion needs. */
async function completables(table: ReadonlyMap<string, LazyCommand>, host: Host): Promise<readonly Completable[]> {
  return await Promise.all(
    [...table].map(async ([name, lazy]) => {
      const { options, words: given } = await lazy.load();
      const words = typeof given === "function" ? await given(host) : given;
      return { name, summary: lazy.summary, options: { ...options, ...globalOptions }, ...(words && { words }) };
    }),
  );
}
