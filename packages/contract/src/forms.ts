import type { EventOf } from "./kinds.ts";

/** ModuleInfo in ModulesInfo.json. */
export type ModuleInfoFile = Required<EventOf<"ModuleInfo">>;

/** ModuleInfo in the journal: the line that announces the file, without its array. */
export type ModuleInfoLine = Omit<EventOf<"ModuleInfo">, "Modules">;

/** NavRoute in NavRoute.json. */
export type NavRouteFile = Required<EventOf<"NavRoute">>;

/** NavRoute in the journal: the line that announces the file, without its array. */
export type NavRouteLine = Omit<EventOf<"NavRoute">, "Route">;
