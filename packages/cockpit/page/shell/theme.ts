import { signal } from "@preact/signals";

/** What a person chose; `system` follows the device. */
export type Theme = "system" | "light" | "dark";

const key = "shipslog-theme";
const themes: readonly Theme[] = ["system", "light", "dark"];

/** The theme in force. */
export const theme = signal<Theme>(remembered());
apply(theme.value);

/** Goes on to the next theme. */
export function nextTheme(): void {
  theme.value = themes[(themes.indexOf(theme.value) + 1) % themes.length] ?? "system";
  apply(theme.value);
  try {
    localStorage.setItem(key, theme.value);
  } catch {
    // A browser that keeps nothing still shows the theme.
  }
}

function remembered(): Theme {
  try {
    const kept = localStorage.getItem(key);
    return themes.find((each) => each === kept) ?? "system";
  } catch {
    return "system";
  }
}

function apply(chosen: Theme): void {
  const { dataset } = document.documentElement;
  if (chosen === "system") delete dataset["theme"];
  else dataset["theme"] = chosen;
}
