/** Tests a tool that reads journals with vitest: a game writes what the test directs, and says what is true. */
import { followEvents } from "@shipslog/journal";
import { launchGame } from "@shipslog/testing";
import { expect, it } from "vitest";

/** The tool under test: it shows where the ship is docked. In your project this is an import. */
class Tool {
  station = "";

  async follow(folder: string, signal: AbortSignal): Promise<void> {
    for await (const event of followEvents(folder, ["Docked"], { signal })) this.station = event.StationName;
  }
}

it("shows the station after docking, also after a half line and a restart of the game", async () => {
  const game = await launchGame({ seed: 42 }); // a temporary folder with a journal and Status.json
  const tool = new Tool();
  const ending = new AbortController();
  const following = tool.follow(game.folder, ending.signal);
  try {
    await game.do("jump", { to: "nearest inhabited" }); // written to disk as the game would
    await game.do("dock");
    await game.waitFor(() => expect(tool.station).toBe(game.state.station?.name));

    await game.break("half-line"); // the next line is cut
    await game.restart(); // a new journal
    await game.do("undock");
    await game.do("dock");
    await game.waitFor(() => expect(tool.station).toBe(game.state.station?.name));
  } finally {
    ending.abort();
    await following;
    await game.close(); // with `await using game = …` this happens by itself
  }
});
