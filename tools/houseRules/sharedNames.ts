/** The names in one list, each with the same reason. */
const withReason = (reason: string, ...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, reason]));

/** Names with several homes, each with the reason why one name is right for all of them. */
export const sharedNames: Readonly<Record<string, string>> = {
  ...withReason(
    "In an executable this module is replaced by one with the same exports that reads from the executable.",
    "readVersion",
    "readSchemaText",
    "startWorker",
    "ownPage",
    "listFiles",
    "readPageFile",
  ),
  receive:
    "The script of every worker of the static page loads one of three kinds, each of which takes its messages by this name.",
  ...withReason(
    "The declaration of a kind in contract, and the events of that kind in simulator, have the name of the kind.",
    "CargoTransfer",
    "CommunityGoal",
    "Docked",
    "EngineerProgress",
    "FSDJump",
    "Missions",
    "ModuleInfo",
    "MultiSellExplorationData",
    "NavRoute",
    "SquadronStartup",
    "StoredModules",
    "SuitLoadout",
    "Synthesis",
    "UpgradeSuit",
    "UpgradeWeapon",
  ),
  ...withReason(
    "A line of the simulator has the name of its kind, which is also the word for what the line is about.",
    "Commander",
    "Materials",
    "Progress",
  ),
  ...withReason(
    "The declaration of a line in simulator, and the step that appends one in the tests of faults.",
    "line",
  ),
  ...withReason(
    "A fault has the name of the rule that finds it; faults and check do not import each other.",
    "companionMissing",
    "companionStale",
    "dockedElsewhere",
    "fuelBalance",
    "jumpDistance",
  ),
  ...withReason("A program opens a folder of journals; a test of the cockpit opens one in a browser.", "openFolder"),
  ...withReason("An example of the kind, for the tests of two packages.", "jump"),
  ...withReason(
    "A loader imports every file of a folder and takes this export: benchmarks, growths, generated files.",
    "benchmarks",
    "growth",
    "outputs",
  ),
};
