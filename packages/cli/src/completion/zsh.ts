import { quote, type Completable, type Shell } from "./Shell.ts";

/** In a description zsh gives meaning to brackets, and to a colon before it. */
const plain = (text: string) => text.replaceAll(/[[\]:\\]/g, "\\$&");

/** The script for zsh; it can be sourced, or lie as _shipslog in a folder of fpath. */
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
  const flags = Object.entries(options).map(([option, { description, value }]) => {
    return quote(`--${option}[${plain(description)}]${value === undefined ? "" : `:${plain(value)}:_files`}`);
  });
  const first = words.length > 0 ? `1:word:(${words.join(" ")})` : "*:file:_files";
  return `    ${name}) _arguments ${[...flags, quote(first)].join(" ")} ;;`;
}
