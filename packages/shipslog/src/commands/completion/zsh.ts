import type { Option } from "../../command/Command.ts";
import { quote, type Completable, type Shell } from "./Shell.ts";

/** Escapes the characters that zsh interprets in a description. */
const plain = (text: string) => text.replaceAll(/[[\]:\\]/g, "\\$&");

/** The script for zsh. It can be sourced, or be the file `_shipslog` in a folder of fpath. */
export const zsh: Shell = (commands) => `#compdef shipslog
# completion of shipslog for zsh: source <(shipslog completion zsh)
_shipslog() {
  local -a commands=(
${commands.map(({ name, summary }) => `    ${quote(`${name}:${plain(summary)}`)}`).join("\n")}
  )
  if ((CURRENT == 2)); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  ((CURRENT--))
  case $command in
${commands.map(caseOf).join("\n")}
  esac
}
if [[ $funcstack[1] == _shipslog ]]; then
  _shipslog "$@"
else
  compdef _shipslog shipslog
fi
`;

function caseOf({ name, options, words = [] }: Completable): string {
  const flags = Object.entries(options).map(([option, { description, ...rest }]) => {
    return quote(`--${option}[${plain(description)}]${valueOf(option, rest)}`);
  });
  const first = words.length > 0 ? `1:word:(${words.join(" ")})` : "*:file:_files";
  return `    ${name}) _arguments ${[...flags, quote(first)].join(" ")} ;;`;
}

function valueOf(name: string, { type, value, choices }: Pick<Option, "type" | "value" | "choices">): string {
  if (type === "boolean") return "";
  return `:${plain(value ?? name)}:${choices === undefined ? "_files" : `(${choices.join(" ")})`}`;
}
