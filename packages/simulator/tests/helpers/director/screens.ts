import { GuiFocus, type GuiFocusName } from "@shipslog/contract";
import { by, type Obtaining } from "./Obtaining.ts";

/** The step that shows each screen. */
export const obtainScreens = Object.fromEntries(
  GuiFocus.names.map((screen) => [
    screen,
    screen === "NoFocus" ? by({ do: "open", screen: "Codex" }, { do: "close" }) : by({ do: "open", screen }),
  ]),
) as Readonly<Record<GuiFocusName, Obtaining>>;
