import { signal } from "@preact/signals";

/** The selected theme; `system` follows the device. */
export type Theme = "system" | "light" | "dark";

const key = "shipslog-theme";
const themes: readonly Theme[] = ["system", "light", "dark"];

/** The current theme. */
export const theme = signal<Theme>(storedTheme());
apply(theme.value);

/** Switches to the next theme and stores it. */
export function nextTheme(): void {
  theme.value = themes[(themes.indexOf(theme.value) + 1) % themes.length] ?? "system";
  apply(theme.value);
  try {
    localStorage.setItem(key, theme.value);
  } catch {
    // Storage is blocked: the theme is not remembered.
  }
}

/** The theme that the address asks for, as `?theme=dark`, or the stored one. */
function storedTheme(): Theme {
  const asked = new URLSearchParams(globalThis.location?.search ?? "").get("theme");
  const found = themes.find((each) => each === asked);
  if (found !== undefined) return found;
  try {
    const stored = localStorage.getItem(key);
    return themes.find((each) => each === stored) ?? "system";
  } catch {
    return "system";
  }
}

function apply(selected: Theme): void {
  const { dataset } = document.documentElement;
  if (selected === "system") delete dataset["theme"];
  else dataset["theme"] = selected;
}
