import type { Completable, Shell } from "./Shell.ts";

/** The script for PowerShell. Where it has nothing to offer, PowerShell completes file names. */
export const powershell: Shell = (
  commands,
) => `# completion of shipslog for PowerShell: shipslog completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName shipslog, shipslog.exe, shipslog.cmd -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $commands = ${listOf(commands.map(({ name }) => name))}
  $choices = @{
${commands.flatMap(choiceRows).join("\n")}
  }
  $options = @{
${commands.map(({ name, options }) => rowOf(name, Object.keys(options).map(flagOf))).join("\n")}
  }
  $firstWords = @{
${commands.flatMap(({ name, words = [] }) => (words.length === 0 ? [] : [rowOf(name, words)])).join("\n")}
  }
  $before = @($commandAst.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursorPosition -or $wordToComplete -eq '' } | ForEach-Object { $_.Extent.Text })
  $command = if ($before.Count -gt 1) { $before[1] } else { '' }
  $offers = if ($before.Count -le 1) { $commands }
    elseif ($choices.ContainsKey("$command $($before[-1])")) { $choices["$command $($before[-1])"] }
    elseif ($wordToComplete.StartsWith('-')) { $options[$command] }
    elseif ($before.Count -eq 2) { $firstWords[$command] }
  $offers | Where-Object { $_ -and $_.StartsWith($wordToComplete) } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}
`;

const flagOf = (option: string) => `--${option}`;

/** Single quotes keep everything but themselves, which are doubled. */
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const listOf = (words: readonly string[]) => `@(${words.map(quoted).join(", ")})`;

const rowOf = (key: string, words: readonly string[]) => `    ${quoted(key)} = ${listOf(words)}`;

function choiceRows({ name, options }: Completable): readonly string[] {
  return Object.entries(options).flatMap(([option, { choices }]) =>
    choices === undefined ? [] : [rowOf(`${name} ${flagOf(option)}`, choices)],
  );
}
