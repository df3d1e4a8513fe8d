import type { SampleBearing } from "../derived/sampleBearings.ts";
import { displayLength } from "../display/numbers.ts";

interface SampleCompassProps {
  readonly bearings: readonly SampleBearing[];
  /** Degrees from north; the drawing has it at the top. Undefined leaves north at the top. */
  readonly heading: number | undefined;
  /** The shortest distance at which a sample of this genus was accepted; undefined when none is known. */
  readonly acceptedMetres: number | undefined;
}

const half = 110;
const room = 88;
const winds = ["N", "E", "S", "W"];

/** The samples around the commander, who looks up; around each sample the circle outside of which another one was accepted before. */
export function SampleCompass({ bearings, heading = 0, acceptedMetres = 0 }: SampleCompassProps) {
  const farthest = Math.max(60, ...bearings.map(({ metres }) => metres + acceptedMetres));
  const scale = room / farthest;
  const at = (bearing: number, length: number) => {
    const angle = ((bearing - heading) * Math.PI) / 180;
    return { x: Math.sin(angle) * length, y: -Math.cos(angle) * length };
  };
  return (
    <svg
      class="sample-compass"
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      role="img"
      aria-label={`Samples around you: ${bearings.map(spokenBearing).join(", ")}`}
    >
      <circle class="rim" r={room} />
      {winds.map((wind, index) => {
        const { x, y } = at(index * 90, room + 12);
        return (
          <text key={wind} x={x} y={y + 4}>
            {wind}
          </text>
        );
      })}
      {bearings.map(({ number, metres, bearing }) => {
        const { x, y } = at(bearing, metres * scale);
        return (
          <g key={number} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            {acceptedMetres > 0 && <circle class="reach" r={acceptedMetres * scale} />}
            <circle class="sample" r={5} />
            <text class="number" y={-9}>
              {number}
            </text>
          </g>
        );
      })}
      <path class="craft" d="M0 -9L6 7L0 3L-6 7Z" />
    </svg>
  );
}

function spokenBearing({ number, metres, bearing }: SampleBearing): string {
  return `sample ${number} ${lengthText(metres)} at ${Math.round(bearing)}°`;
}

/** A length in words, such as `312 m`. */
export function lengthText(metres: number): string {
  const { value = "", unit = "" } = displayLength(metres) ?? {};
  return `${value} ${unit}`;
}
