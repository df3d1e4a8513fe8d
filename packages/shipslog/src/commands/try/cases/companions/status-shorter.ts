import type { TryCase } from "../TryCase.ts";

/** The new Status.json is shorter than the one before, as after leaving a planet. */
export const statusShorterCase: TryCase = {
  name: "status-shorter",
  group: "companions",
  game: "The new Status.json is shorter than the one before, as after leaving a planet.",
  expects: "The new content, with nothing of the old one.",
  reads: "Status.json",
  tell(story) {
    story.session().play(2).startAndFollow();
    const planet = {
      Latitude: 12.5,
      Longitude: -48.25,
      Heading: 90,
      Altitude: 1200,
      BodyName: "Sol 3",
      PlanetRadius: 6_371_000,
    };
    story.companion("Status.json", { ...story.drawStatus(), ...planet }).await();
    const { timestamp = "", event = "" } = story.drawStatus();
    story.companion("Status.json", { timestamp, event, Flags: 0 }).await();
    story.play(1);
  },
};
