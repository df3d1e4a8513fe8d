import { nextTheme, theme, type Theme } from "./theme.ts";

const words: Readonly<Record<Theme, string>> = { system: "Auto", light: "Light", dark: "Dark" };

/** A button that goes through the three themes. */
export function ThemeSwitch() {
  return (
    <button type="button" onClick={nextTheme} aria-label={`Theme: ${words[theme.value]}. Change it.`}>
      {words[theme.value]}
    </button>
  );
}
