import type { CockpitState } from "../../src/state/CockpitState.ts";
import type { OrganicGenus } from "../../src/state/observed/exobiology.ts";
import { sampleBearings, type SampleBearing } from "./sampleBearings.ts";

/** What the sampler holds, and where it was taken. */
interface SamplesAround {
  readonly genus: OrganicGenus;
  /** Where the samples lie; empty while Status.json does not tell where the commander is. */
  readonly bearings: readonly SampleBearing[];
  /** Degrees from north that the commander looks at. */
  readonly heading: number | undefined;
  /** The shortest distance at which a sample of this genus was accepted; undefined when none is known. */
  readonly acceptedMetres: number | undefined;
}

/** The samples in the sampler, seen from the commander; undefined when it is empty. */
export function samplesAround({ exobiology, flight }: CockpitState): SamplesAround | undefined {
  const sampling = exobiology?.sampling;
  const body = exobiology?.bodies.find(
    ({ address, bodyId }) => address === sampling?.address && bodyId === sampling.bodyId,
  );
  const genus = body?.genera.find((each) => each.genus === sampling?.genus);
  if (sampling === undefined || genus === undefined) return undefined;
  const { Latitude, Longitude, PlanetRadius, Heading } = flight.status ?? {};
  const isPlaced = Latitude !== undefined && Longitude !== undefined && PlanetRadius !== undefined;
  return {
    genus,
    bearings: isPlaced
      ? sampleBearings({ latitude: Latitude, longitude: Longitude }, sampling.spots, PlanetRadius)
      : [],
    heading: Heading,
    acceptedMetres: exobiology?.distances.find((each) => each.genus === sampling.genus)?.metres,
  };
}
