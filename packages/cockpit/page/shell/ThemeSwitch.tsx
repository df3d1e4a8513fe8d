import { nextTheme, theme, type Theme } from "./theme.ts";

const labels: Readonly<Record<Theme, string>> = { system: "Auto", light: "Light", dark: "Dark" };

/** A button that switches to the next theme. */
export function ThemeSwitch() {
  return (
    <button type="button" onClick={nextTheme} aria-label={`Theme: ${labels[theme.value]}. Switch theme.`}>
      <span class="wide">Theme: </span>
      {labels[theme.value].toLowerCase()}
    </button>
  );
}
