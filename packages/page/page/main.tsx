import { render } from "preact";
import { keepForOffline } from "./offline/keepForOffline.ts";
import { allowOwnScripts } from "./ownScripts.ts";
import { StartPage } from "./StartPage.tsx";

const root = document.getElementById("page");
if (root === null) throw new Error("The page has no #page element");

allowOwnScripts();
render(
  <StartPage
    environment={{
      nowMs: () => Date.now(),
      after: (delayMs, action) => void setTimeout(action, delayMs),
      beforeNextFrame: (action) => void requestAnimationFrame(action),
      drawRun: () => `${Date.now()}-${Math.random()}`,
      drawSeed: () => Math.floor(Math.random() * 1_000_000),
      drawKey: () => crypto.getRandomValues(new Uint32Array(4)).join("-"),
    }}
  />,
  root,
);
// What is kept for later must not delay what is shown now.
addEventListener("load", keepForOffline);
