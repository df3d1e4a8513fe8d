const named = (reason: string, module: string, ...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [`${module} ${name}`, reason]));

const noText = "takes no text that grows";
const path = "takes the path of a folder or file; the functions that read its text are measured";
const sql = "passes SQL to DuckDB";
const connection = "takes settings of a connection or a server";
const error = "is an error that the package throws";

/** The public functions that the growth property does not call, each with the reason. */
export const withoutText: Readonly<Record<string, string>> = {
  ...named(noText, "@shipslog/contract", "isSoundCompanion"),
  ...named(
    "describes an option; requireOption is measured with it",
    "@shipslog/contract/options",
    "arrayOf",
    "either",
    "millisecondsOf",
    "numberOption",
    "oneOf",
    "recordOf",
    "required",
  ),
  ...named(
    path,
    "@shipslog/journal",
    "JournalWriter",
    "executeSteps",
    "findJournalFolder",
    "followCompanions",
    "followEvents",
    "followJournal",
    "followJournalBatches",
    "listJournals",
    "loadBookmark",
    "readEvents",
    "readJournal",
    "readJournalFileBatches",
    "readJournalTextBatches",
    "saveBookmark",
    "writeMoments",
  ),
  ...named("takes entries and positions; parseBookmark is measured", "@shipslog/journal", "Bookmark"),
  ...named("passes items on", "@shipslog/journal", "EntryStream"),
  ...named("describes an error", "@shipslog/journal", "describeCause"),
  ...named(
    "takes moments and steps that a program made",
    "@shipslog/journal",
    "joinAppends",
    "joinLinesBySecond",
    "plan",
  ),
  ...named(error, "@shipslog/journal", "JournalError"),
  ...named("takes what a rule rests on, which the package declares", "@shipslog/check", "basisNameOf"),
  ...named(noText, "@shipslog/simulator", "createChance", "direct", "simulate", "simulateInTurn"),
  ...named(error, "@shipslog/simulator", "RefusedScriptError"),
  ...named("takes moments that a program made", "@shipslog/faults", "damageSession"),
  ...named(error, "@shipslog/archive", "LakeError", "OutOfOrderError", "QueryError", "StaleOwnerError"),
  ...named("stores lines through DuckDB", "@shipslog/archive", "LakeSink", "MemorySink", "openMemorySink", "openSink"),
  ...named(sql, "@shipslog/archive", "Tables", "makeReport", "queryAsJson", "queryAsText", "queryToParquet"),
  ...named(sql, "@shipslog/archive", "listCommanders"),
  ...named(path, "@shipslog/archive", "isLake", "openLake"),
  ...named(error, "@shipslog/fleet", "FleetError"),
  ...named(connection, "@shipslog/fleet", "ConnectionState", "connectFleet", "serveMetrics"),
  ...named(connection, "@shipslog/fleet/collect", "CollectorMetrics", "runCollector"),
  ...named(connection, "@shipslog/fleet/provisioning", "Cluster", "FleetFolder", "pushRevocations"),
  ...named(connection, "@shipslog/fleet/uplink", "Uplink", "uplinkRegistry"),
  ...named(error, "@shipslog/cockpit", "CockpitError"),
  ...named(connection, "@shipslog/cockpit", "startCockpit"),
  ...named("throws for more text than a QR code holds, 2,331 characters", "@shipslog/cockpit", "qrCode"),
  ...named(
    "takes a state that fold made",
    "@shipslog/cockpit/state",
    "estimateTank",
    "lightsOf",
    "linesPerSecond",
    "powerBudgetOf",
    "routeProgressOf",
    "vehicleOf",
  ),
};
