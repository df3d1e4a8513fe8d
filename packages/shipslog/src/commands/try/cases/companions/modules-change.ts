import type { TryCase } from "../TryCase.ts";

/** The player changes the modules of the ship: ModulesInfo.json is written, empty at first. */
export const modulesChangeCase: TryCase = {
  name: "modules-change",
  group: "companions",
  game: "The player changes the modules of the ship: ModulesInfo.json is written, empty at first.",
  expects: "The whole list, each time.",
  reads: "ModulesInfo.json",
  tell(story) {
    story.session().play(2).startAndFollow();
    for (let lists = 2; lists > 0; lists--) {
      const timestamp = story.time.next();
      story.companionText("ModulesInfo.json", "").pause();
      story.companion("ModulesInfo.json", story.drawModules()).append({ timestamp, event: "ModuleInfo" }).await();
    }
  },
};
