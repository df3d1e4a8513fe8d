const height = 64;
const degreeWidth = 6;
const reach = 75;
const winds: Readonly<Record<number, string>> = {
  0: "N",
  45: "NE",
  90: "E",
  135: "SE",
  180: "S",
  225: "SW",
  270: "W",
  315: "NW",
};

/** The heading as a number and as a tape that moves under a fixed pointer. */
export function HeadingTape({ heading }: { readonly heading: number | undefined }) {
  // On foot the game writes a signed heading (F32).
  const course = heading === undefined ? undefined : ((heading % 360) + 360) % 360;
  const shown = course === undefined ? "—" : `${Math.round(course)}`.padStart(3, "0");
  return (
    <div class="tape" role="img" aria-label={`Heading: ${course === undefined ? "not known yet" : `${shown} degrees`}`}>
      <p class={`value ${course === undefined ? "unknown" : ""}`}>
        {shown}
        {course !== undefined && <span class="unit">°</span>}
      </p>
      <svg
        aria-hidden="true"
        viewBox={`${-reach * degreeWidth} 0 ${reach * 2 * degreeWidth} ${height}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <rect class="track" x={-reach * degreeWidth} y={0} width={reach * 2 * degreeWidth} height={height} />
        {course !== undefined && <Ticks course={course} />}
        <path class="pointer" d="M-9 0h18l-9 14z" />
      </svg>
    </div>
  );
}

function Ticks({ course }: { readonly course: number }) {
  const first = Math.ceil((course - reach) / 5) * 5;
  const marks = Array.from({ length: Math.floor((reach * 2) / 5) + 1 }, (_, index) => first + index * 5);
  return (
    <g>
      {marks.map((mark) => {
        const degrees = ((mark % 360) + 360) % 360;
        const wind = winds[degrees];
        const isMajor = degrees % 15 === 0;
        const x = (mark - course) * degreeWidth;
        return (
          <g key={mark}>
            <path class={isMajor ? "tick major" : "tick"} d={`M${x} ${height}v${isMajor ? -16 : -8}`} />
            {isMajor && (
              <text class={wind === undefined ? "" : "wind"} x={x} y={height - 24}>
                {wind ?? degrees}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
