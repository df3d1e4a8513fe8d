/** The three files against the journal, in both directions. */
import { timeOf, timeText, type DraftFolder, type FileName } from "./DraftFolder.ts";
import { editStatus, violation, type Break } from "./DocumentViolation.ts";

const also = "1: also written as separate JSON files; 6: also writes";

/** Dates a file some seconds after its last line, inside the session. */
const newer =
  (
    name: "ModulesInfo.json" | "NavRoute.json",
    kind: "ModuleInfo" | "NavRoute",
    change: (folder: DraftFolder) => void,
  ): Break =>
  (folder) => {
    const line = folder.last(kind);
    const file = folder.files[name];
    const last = folder.lines.at(-1)?.event;
    if (line === undefined || file === undefined || last === undefined) return false;
    // More than the minute by which a reading lets a file and its line differ.
    const timeMs = timeOf(line) + 90_000;
    if (timeMs > timeOf(last)) return false;
    file.timestamp = timeText(timeMs);
    change(folder);
    return true;
  };

const noLine =
  (name: "ModulesInfo.json" | "NavRoute.json", kind: "ModuleInfo" | "NavRoute"): Break =>
  (folder) =>
    folder.files[name] !== undefined && folder.remove(({ event }) => event === kind);

const gone =
  (name: FileName, kind?: "ModuleInfo" | "NavRoute"): Break =>
  (folder) => {
    if (kind !== undefined && folder.last(kind) === undefined) return false;
    return Reflect.deleteProperty(folder.files, name);
  };

const written =
  (name: FileName, text: (whole: string) => string): Break =>
  (folder) => {
    const event = folder.files[name];
    if (event === undefined) return false;
    folder.texts[name] = text(
      JSON.stringify(event, (_key, value: unknown) => (typeof value === "bigint" ? Number(value) : value)),
    );
    return true;
  };

const each = (name: FileName, kind: "ModuleInfo" | "NavRoute" | undefined, row: string) => [
  violation(`${name} missing`, "flat", row, gone(name, kind)),
  violation(
    `${name} empty`,
    "flat",
    row,
    written(name, () => ""),
  ),
  violation(
    `${name} torn`,
    "flat",
    row,
    written(name, (whole) => whole.slice(0, whole.length / 2)),
  ),
  violation(
    `${name} holds a list`,
    "flat",
    "1: each event is one JSON object",
    written(name, (whole) => `[${whole}]`),
  ),
  violation(
    `${name} holds two events`,
    "flat",
    "1: each event is one JSON object",
    written(name, (whole) => `${whole}\n${whole}`),
  ),
  violation(`${name} holds another kind`, "flat", row, (folder) => {
    const event = folder.files[name];
    return event !== undefined && Object.assign(event, { event: "Docked" }) === event;
  }),
  violation(`${name} without its event field`, "flat", "2: event | R", (folder) => {
    const event = folder.files[name];
    return event !== undefined && Reflect.deleteProperty(event, "event");
  }),
  violation(`${name} without its timestamp`, "flat", "2: timestamp | R", (folder) => {
    const event = folder.files[name];
    return event !== undefined && Reflect.deleteProperty(event, "timestamp");
  }),
];

/** A file that contradicts the journal, or is no such file. */
export const fileViolations = [
  violation(
    "NavRoute.json newer than any NavRoute line",
    "flat",
    also,
    newer("NavRoute.json", "NavRoute", () => {}),
  ),
  violation("NavRoute.json without any NavRoute line", "flat", also, noLine("NavRoute.json", "NavRoute")),
  violation("ModulesInfo.json without any ModuleInfo line", "flat", also, noLine("ModulesInfo.json", "ModuleInfo")),
  violation(
    "ModulesInfo.json rewritten in mid-session without line",
    "flat",
    "6: ModuleInfo also writes ModulesInfo.json",
    newer("ModulesInfo.json", "ModuleInfo", (folder) => {
      folder.files["ModulesInfo.json"]?.Modules?.pop();
    }),
  ),
  violation("ModulesInfo.json an hour older than its line", "flat", also, (folder) => {
    const file = folder.files["ModulesInfo.json"];
    if (file === undefined || folder.last("ModuleInfo") === undefined) return false;
    file.timestamp = timeText(timeOf(file) - 3_600_000);
    return true;
  }),
  violation("NavRoute.json an hour older than its line", "flat", also, (folder) => {
    const file = folder.files["NavRoute.json"];
    if (file === undefined || folder.last("NavRoute") === undefined) return false;
    file.timestamp = timeText(timeOf(file) - 3_600_000);
    return true;
  }),
  violation(
    "ModulesInfo.json without Modules",
    "flat",
    "2: present when written to ModulesInfo.json",
    (folder) =>
      folder.files["ModulesInfo.json"] !== undefined &&
      Reflect.deleteProperty(folder.files["ModulesInfo.json"], "Modules"),
  ),
  violation(
    "NavRoute.json without Route",
    "flat",
    "4: NavRoute event, stars along the route",
    (folder) =>
      folder.files["NavRoute.json"] !== undefined && Reflect.deleteProperty(folder.files["NavRoute.json"], "Route"),
  ),
  violation("ModulesInfo.json Modules empty", "plain", "1: installed modules", (folder) => {
    const file = folder.files["ModulesInfo.json"];
    if (file === undefined) return false;
    file.Modules = [];
    return true;
  }),
  violation("ModulesInfo slot twice", "game", "1: installed modules", (folder) => {
    const modules = folder.files["ModulesInfo.json"]?.Modules;
    if (modules?.[0] === undefined) return false;
    modules.push(structuredClone(modules[0]));
    return true;
  }),
  violation("NavRoute.json Route empty", "flat", "1: stars along a plotted multi-star route", (folder) => {
    const file = folder.files["NavRoute.json"];
    if (file === undefined) return false;
    file.Route = [];
    return true;
  }),
  violation("NavRoute.json Route of one star", "flat", "1: stars along a plotted multi-star route", (folder) => {
    const file = folder.files["NavRoute.json"];
    if (file?.Route === undefined) return false;
    file.Route = file.Route.slice(0, 1);
    return true;
  }),
  violation("Route same star twice", "plain", "1: multi-star route", (folder) => {
    const file = folder.files["NavRoute.json"];
    const star = file?.Route?.[0];
    if (file === undefined || star === undefined) return false;
    file.Route = [star, structuredClone(star)];
    return true;
  }),
  violation("route of two systems with one address", "plain", "2: SystemAddress", (folder) => {
    const [first, second] = folder.files["NavRoute.json"]?.Route ?? [];
    if (first === undefined || second === undefined) return false;
    second.SystemAddress = first.SystemAddress;
    return true;
  }),
  violation(
    "ModuleInfo line with Modules",
    "plain",
    "2: Modules | present when written to ModulesInfo.json",
    (folder) => {
      const line = folder.last("ModuleInfo");
      if (line === undefined) return false;
      line.Modules = structuredClone(folder.files["ModulesInfo.json"]?.Modules ?? []);
      return true;
    },
  ),
  violation("NavRoute line with another Route than its file", "plain", also, (folder) => {
    const line = folder.last("NavRoute");
    const route = folder.files["NavRoute.json"]?.Route;
    if (line === undefined || route === undefined) return false;
    line.Route = structuredClone(route).toReversed();
    return true;
  }),
  violation(
    "Status.json 40 s old",
    "improbable",
    "8: Status.json refresh | every few seconds",
    editStatus((status, folder) => {
      const last = folder.lines.at(-1)!.event;
      status.timestamp = timeText(timeOf(last) - 40_000);
    }),
  ),
  violation(
    "Status.json an hour old",
    "flat",
    "8: Status.json refresh | every few seconds",
    editStatus((status, folder) => {
      status.timestamp = timeText(timeOf(folder.lines.at(-1)!.event) - 3_600_000);
    }),
  ),
  violation(
    "Status.json of another day",
    "flat",
    "1: current player/ship status",
    editStatus((status, folder) => {
      status.timestamp = timeText(timeOf(folder.lines[0]!.event) - 86_400_000);
    }),
  ),
  violation(
    "Status.json 2 h in the future",
    "improbable",
    "1: current player/ship status",
    editStatus((status, folder) => {
      status.timestamp = timeText(folder.endMs + 7_200_000);
    }),
  ),
  violation("Status as a line", "plain", "6: Status | written to Status.json", (folder) => {
    const status = folder.files["Status.json"];
    if (status === undefined) return false;
    folder.append(structuredClone(status));
    return true;
  }),
  ...each("Status.json", undefined, "4: Status file | Status.json, same directory as the journal"),
  ...each("ModulesInfo.json", "ModuleInfo", "4: Module file | ModulesInfo.json, same directory"),
  ...each("NavRoute.json", "NavRoute", "4: Route file | NavRoute.json, same directory"),
];
