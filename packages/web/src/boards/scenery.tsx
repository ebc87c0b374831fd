import type { ComponentChildren, VNode } from 'preact';

// The parts of the small pictures on cards: horizons, silhouettes, skies. A picture is 180 by 92, its ground near 78;
// cards show as much of it from below as their text leaves. All in one colour, near things solid and far things faint.

/** How solid a layer is, from the sky to the foreground. */
const [SKY, FAR, MIDDLE, GROUND] = [0.1, 0.17, 0.3, 0.42];

/** Something drawn at a place, in a size, turned by degrees. */
interface At {
  x: number;
  y: number;
  size?: number;
  turn?: number;
  /** 1 is solid. */
  solid?: number;
  /** Facing left instead of right. */
  left?: boolean;
}

function Drawn({
  x,
  y,
  size = 1,
  turn = 0,
  solid = 1,
  left,
  children,
}: At & { children: ComponentChildren }) {
  const flip = left ? ` scale(-1 1)` : '';
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})${flip}`} opacity={solid}>
      {children}
    </g>
  );
}

/** A drawing of one path, its ground at y = 0. */
const shape = (d: string) => (at: At) => (
  <Drawn {...at}>
    <path d={d} />
  </Drawn>
);

/** The same with lines: masts, wires, barrels. */
const lined =
  (d: string, lines: string, wide = 1) =>
  (at: At) => (
    <Drawn {...at}>
      <path d={d} />
      <path d={lines} fill="none" stroke="currentColor" stroke-width={wide} />
    </Drawn>
  );

/** Wheels and windows: holes through which the paper is seen. */
const Holes = ({ d, solid = 0.55 }: { d: string; solid?: number }) => (
  <path d={d} class="card-art-paper" fill-opacity={solid} />
);

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

// On land

const WHEELS = [-24, -12, 0, 12, 24].map((x) => circle(x, -5, 3)).join('');

export const Tank = (at: At) => (
  <Drawn {...at}>
    <path d="M-15-27h17l6 3h7l1-1.500h27v3.500H16l-2 5h-30l-3-4zM-30-16h56l7 6-3 3h-62l-5-4zM-34-7c0-2.500 2-4 4.500-4h59c2.500 0 4.500 1.500 4.500 4 0 4-5 7-9 7h-50c-4 0-9-3-9-7z" />
    <Holes d={WHEELS} />
  </Drawn>
);

export const Truck = (at: At) => (
  <Drawn {...at}>
    <path
      d={`M-25-5v-12c0-3 2-4 5-4h16c3 0 5 1 5 4v12zM3-5v-11h8l6 6v5zM-27-6h46v2.500h-46z${circle(-17, -3.5, 4.5)}${circle(11, -3.5, 4.5)}`}
    />
    <Holes d={`${circle(-17, -3.5, 1.6)}${circle(11, -3.5, 1.6)}M6-14h4l3 3.500H6z`} />
  </Drawn>
);

export const Gun = (at: At) => (
  <Drawn {...at}>
    <path d="M-5-13L30-30l1.600 3L-2-8zM-9-17h8v11h-8zM-31-1l22-10 3 4-23 8z" />
    <path d={circle(-3, -8, 8)} fill="none" stroke="currentColor" stroke-width="2.400" />
    <path d="M-3-15v14M-10-8H4" stroke="currentColor" stroke-width="1.200" />
  </Drawn>
);

/** Two barrels to the sky, behind sandbags. */
export const AntiAircraft = lined(
  'M-20 0c0-5 4-5 6-4 1-4 6-4 8-2 2-3 7-3 9 0 2-2 7-2 8 2 2-1 6-1 6 4zM-8-6l3-6h8l3 6z',
  'M-2-11L12-37M2-9L17-35',
  2.6,
);

const SOLDIER =
  'M-3.200-18.500c0-2.500 1.500-3.800 3.200-3.800s3.200 1.300 3.200 3.800h1v1.300h-1.300c-.3 1.500-1.400 2.400-2.700 2.400l3.200.8 1.600 7.500-2 .5-1-4-.5 4 3 8H1.800L-.5-4.500-3 0h-2.800l2.600-8-.4-6.500 1.600-.5c-.5-.5-.8-1.200-.9-2h-1.400v-1.500z';

/** Soldiers on the march, one behind the other. */
export const Column = ({ x, y, count = 5, size = 1, solid = 1 }: At & { count?: number }) => (
  <Drawn x={x} y={y} size={size} solid={solid}>
    {Array.from({ length: count }, (_, i) => (
      <g key={i} transform={`translate(${i * 13} ${i % 2 ? 0 : 0.8})`}>
        <path d={SOLDIER} />
        <path d="M-5-9L5-24" stroke="currentColor" stroke-width="1.200" />
      </g>
    ))}
  </Drawn>
);

export const Bunker = (at: At) => (
  <Drawn {...at}>
    <path d="M-36 0l5-13c1-3 3-4 6-4h50c3 0 5 1 6 4l5 13z" />
    <Holes d="M-18-11h36l2 4h-40z" solid={0.7} />
    <path d="M-4-9.500h32v2H-4z" />
  </Drawn>
);

export const Train = (at: At) => (
  <Drawn {...at}>
    <path
      d={`M30-6h34l4 5H28zM34-6v-15h16v-3h-3v-3h7v3h-1v3h9c3 0 4 3 4 6v9zM30-6v-22h12v22zM28-28h16v3H28zM-6-5v-14h30v14zM-44-5v-17h32v17zM-82-5v-11h32v11zM-84-5H68v2H-84z${[-76, -58, -38, -20, 0, 18, 36, 47, 58].map((x) => circle(x, -3, 3)).join('')}`}
    />
    <Holes d="M33-25h6v7h-6z" />
    <path d="M-84 1H74" stroke="currentColor" stroke-width="1" stroke-opacity=".6" />
  </Drawn>
);

// At sea

export const Cruiser = lined(
  'M-54-9h22l3-2h48l5 2h32c-3 5-7 9-12 9h-84c-6 0-12-4-14-9zM-20-11v-6h7v-7h6v-8h9v8h8v7h6v6zM12-11v-14h6v14zM-44-9v-5h9l2 2h-13v-2h3zM26-9v-5h8l2 2h12v1.500H36V-9z',
  'M-3-32v-10M-3-41l-19 24M-2-41L15-25',
  0.9,
);

export const Carrier = lined(
  'M-60-13H58l-5 4h-8l-7 9h-82c-6 0-10-5-11-9h-5zM10-13v-8h6v-6h4v-5h8v5h3v6h4v8zM-48-13l3-3h8l2 3zM-28-13l3-3h8l2 3zM-8-13l3-3h8l1 3z',
  'M24-32v-8M20-38h8',
  1.1,
);

export const Submarine = lined(
  'M-46-3c5-3 11-4 19-4h42c12 0 22 1 30 4-5 3-10 4-16 4h-60c-7 0-12-1-15-4zM-10-7l2-9h14l3 9zM18-7v-3h4v-1.200h8v1.200h-5v3z',
  'M-1-16v-9h3M3-16v-6M6-14l38 8M-9-14l-34 9',
  0.8,
);

export const Freighter = lined(
  'M-42-10h12v-2h5v2h18v-9h15v9h20v-2h5v2h10c-1 4-4 8-6 10h-72c-4-1-6-5-7-10zM-2-19v-8h6v8z',
  'M-20-10v-18M-20-26l-12 15M-20-26l10 14M24-10v-18M24-26l-12 15M24-26l9 14',
  1,
);

// In the air

export const Bomber = (at: At) => (
  <Drawn {...at}>
    <path
      d={`M-32-1l25-2 2-3c1-2 9-2 10 0l2 3 25 2v2l-26 1-3 3h-6l-3-3-26-1zM-1-10h2v6h-2z${circle(-12, 0, 2.2)}${circle(-20, 0, 2)}${circle(12, 0, 2.2)}${circle(20, 0, 2)}`}
    />
  </Drawn>
);

export const Fighter = shape(
  'M-27-7l4-1 6 5 18-2c2-4 9-5 12-1l9 1.500c5 1 5 3 0 4.500l-9 1.500c-2 .4-6 .8-9 .8l-15 6h-4l8-6.500c-9-.8-17-2-20-4zM23-7v12h1.500V-7z',
);

/** Seen from below. */
export const PlaneAbove = shape(
  'M0-16c2 0 2.400 3 2.400 6L26 0v4L2.400 0l-1 10 6 5v3L0 16.200-7.400 18v-3l6-5-1-10L-26 4V0l23.600-10c0-3 .4-6 2.400-6z',
);

export const Parachute = lined(
  'M-11-14c0-9 5-13 11-13s11 4 11 13c-4-3-7-3-11 0-4-3-7-3-11 0zM-1.800 1c-.6-4 .2-7 1.800-7s2.400 3 1.800 7z',
  'M-10.500-14L0-4l10.500-10M0-14v10',
  0.7,
);

export const Bomb = shape('M-1.600-7h3.200l1 2-1.100 1C3-1 2.600 3 0 5-2.600 3-3-1-1.500-4l-1.100-1z');

// Works

export const Factory = (at: At) => (
  <Drawn {...at}>
    <path d="M-44 0v-26l17 9v-9l17 9v-9L7-17v-32h9v32h7v-38h9V0z" />
    <Holes d="M-36-11h8v6h-8zM-19-11h8v6h-8zM-2-11h8v6h-8zM15-11h8v6h-8z" solid={0.6} />
    <path
      d="M11-52c-5-8 6-11 3-19M27-58c-5-7 6-9 4-16"
      fill="none"
      stroke="currentColor"
      stroke-width="4.500"
      stroke-linecap="round"
      stroke-opacity=".28"
    />
  </Drawn>
);

export const Derrick = lined(
  'M-1.500-40h3v-6h-3zM-16 0h32v-2.500h-32z',
  'M-13 0L-2-41M13 0L2-41M-10-11L8-21M10-11L-8-21M-7-22L5-31M7-22L-5-31M-10.500-11h21M-7.500-22h15M-5-31H5',
  1.5,
);

/** A ship on the slip, and the crane above it. */
export const Shipyard = lined(
  'M-46-2c-6-8-10-14-12-20h14v-4h8v4h64v-5h8v5h8c-2 8-8 14-14 20zM-20-22v-8h10v-8h5v8h14v8zM-64 0H64v2.500H-64z',
  'M52 0v-58M46 0v-52M46-10l6-8M46-24l6-8M46-38l6-8M58-58H-18l-4 4M52-58l-22 6M30-57v20M-10-57v12',
  1.6,
);

export const Mast = lined(
  'M-12 0h24v-2.500h-24z',
  'M-8 0L-1-50M8 0L1-50M-6.500-10L5-20M6.500-10L-5-20M-5-22L4-31M5-22L-4-31M-3.400-34L2.600-42M3.400-34L-2.600-42M0-50v-6',
  1.4,
);

/** Waves of sound or radio around a point. */
export const Waves = ({ x, y }: { x: number; y: number }) => (
  <g fill="none" stroke="currentColor" stroke-width="2" stroke-opacity=".35" stroke-linecap="round">
    {[10, 19, 28].map((r) => (
      <path
        key={r}
        d={`M${x - r * 0.8} ${y - r * 0.6}a${r} ${r} 0 0 0 0 ${r * 1.2}M${x + r * 0.8} ${y - r * 0.6}a${r} ${r} 0 0 1 0 ${r * 1.2}`}
      />
    ))}
  </g>
);

/** A turning aerial on a hut. */
export const Radar = lined(
  'M-16 0v-11h32V0zM-2-11h4v-10h-4z',
  'M-22-34C-12-20 12-20 22-34M-22-34H22M-11-27v-7M0-24v-10M11-27v-7M0-24v4',
  1.6,
);

/** A sheet of paper with lines and a seal. */
export const Treaty = (at: At) => (
  <Drawn {...at}>
    <path d="M-26-44h44l8 8V0h-52z" />
    <Holes
      d="M-19-36h26v2.500h-26zM-19-29h38v2.500h-38zM-19-22h38v2.500h-38zM-19-15h22v2.500h-22z"
      solid={0.75}
    />
    <Holes d={circle(13, -9, 6)} solid={0.9} />
    <path d={`${circle(13, -9, 3.6)}M10-5l-2 9 4-2 3 2-1-9z`} />
  </Drawn>
);

export const Flag = ({ x, y, size = 1, solid = 1 }: At) => (
  <Drawn x={x} y={y} size={size} solid={solid}>
    <path d="M-1.300 0v-52h2.600V0zM2-50c14-7 22 6 40-1v24c-18 7-26-6-40 1z" />
  </Drawn>
);

// Fire

export const Burst = shape(
  'M0-18l4 10 10-5-5 10 11 4-11 4 5 10-10-5-4 10-4-10-10 5 5-10-11-4 11-4-5-10 10 5z',
);

/** Earth or water thrown up by a shell. */
export const Splash = shape('M-5 0c-3-14-1-27 1-36 1 5 2 7 3 3 1-3 2-2 2 2 1-3 3-1 3 3 2 9 2 18-1 28z');

export const Smoke = ({ x, y, size = 1 }: At) => (
  <Drawn x={x} y={y} size={size} solid={0.24}>
    <path d="M-4 0c-8-4-5-14 3-13-2-9 9-13 13-6 5-7 17-3 15 5 8 0 9 11 1 13-6 5-26 4-32 1z" />
  </Drawn>
);

/** The flight of shells, or of a torpedo. */
export const Tracer = ({ d }: { d: string }) => (
  <path d={d} fill="none" stroke="currentColor" stroke-width="1.800" stroke-dasharray="5 4" />
);

// Sky and ground

export const Sun = ({ x, y, r = 13 }: { x: number; y: number; r?: number }) => (
  <circle cx={x} cy={y} r={r} fill-opacity={FAR} />
);

export const Rays = ({ x = 90, y = 80 }: { x?: number; y?: number }) => (
  <path
    fill-opacity={SKY}
    d={[-80, -58, -36, -14, 8, 30, 52, 74]
      .map((angle) => {
        const end = (a: number) =>
          `${Math.round(x + 150 * Math.sin((a * Math.PI) / 180))} ${Math.round(y - 150 * Math.cos((a * Math.PI) / 180))}`;
        return `M${x} ${y}L${end(angle - 4)}L${end(angle + 6)}z`;
      })
      .join('')}
  />
);

export const Searchlights = () => (
  <>
    <path d="M26 80L88-6h34zM154 80L62-6H34z" fill-opacity={0.15} />
    <path d="M19 84h15l-2-8H21zM147 84h15l-2-8h-11z" />
  </>
);

export const Land = () => (
  <>
    <path d="M0 66c34-12 60-9 92-4s58 4 88-5v35H0z" fill-opacity={FAR} />
    <path d="M0 78c40-8 84-6 112-3s48 0 68-4v21H0z" fill-opacity={GROUND} />
  </>
);

/** Waves in front of what floats. */
export const Water = () => (
  <>
    <path d="M0 62h180v30H0z" fill-opacity={0.14} />
    <path d="M0 76q9-5 18 0t18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0v16H0z" fill-opacity={MIDDLE} />
    <path d="M-6 84q9-4 18 0t18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0v10H-6z" fill-opacity={GROUND} />
  </>
);

export const Snow = () => (
  <path
    class="card-art-paper"
    fill-opacity={0.9}
    d={Array.from({ length: 34 }, (_, i) => circle((i * 53) % 180, (i * 37 + 11) % 78, i % 3 ? 1 : 1.5)).join(
      '',
    )}
  />
);

const pine = (x: number, y: number, h: number) =>
  `M${x} ${y - h}l${h * 0.2} ${h * 0.42}h${-h * 0.08}l${h * 0.18} ${h * 0.34}h${-h * 0.24}v${h * 0.24}h${-h * 0.12}v${-h * 0.24}h${-h * 0.24}l${h * 0.18} ${-h * 0.34}h${-h * 0.08}z`;

/** A wood of firs along the horizon. */
export const Pines = ({ y = 66, solid = FAR + 0.06 }: { y?: number; solid?: number }) => (
  <path
    fill-opacity={solid}
    d={Array.from({ length: 17 }, (_, i) => pine(4 + i * 11 + ((i * 7) % 5), y, 17 + ((i * 5) % 9))).join('')}
  />
);

/** Far silhouettes by which a country is known. */
export const HORIZONS: Record<string, () => VNode> = {
  forest: () => (
    <>
      <path d="M0 62c30-16 50-18 76-10s60 2 104-12v52H0z" fill-opacity={SKY} />
      <Pines />
    </>
  ),
  cliffs: () => (
    <path
      d="M0 42c20-4 40-4 58 0l6 3 3 8 6 2 2 9H0zM180 50c-14-2-26 0-34 5l-5 9h39zM44 42v-11h-2l1-4h-1l3-3 3 3h-1l1 4h-2v11z"
      fill-opacity={FAR}
    />
  ),
  volcano: () => (
    <>
      <path d="M26 66C48 58 66 38 78 26c4-4 12-4 16 0 12 12 30 32 52 40z" fill-opacity={FAR} />
      <path
        d="M78 26l-7 9 5-2 4 6 5-5 5 6 5-6 6 2-7-10c-4-4-12-4-16 0z"
        class="card-art-paper"
        fill-opacity=".7"
      />
    </>
  ),
  domes: () => (
    <path
      d="M0 66v-8h22v-9c0-3-6-5-6-10 0-4 6-5 7-12 1 7 7 8 7 12 0 5-6 7-6 10v9h18V46c0-4-8-6-8-13 0-6 8-7 9-17 1 10 9 11 9 17 0 7-8 9-8 13v12h18v-9c0-3-6-5-6-10 0-4 6-5 7-12 1 7 7 8 7 12 0 5-6 7-6 10v9h38v-8h6v8h30v-5h22v18z"
      fill-opacity={FAR}
    />
  ),
  cypresses: () => (
    <>
      <path
        d="M0 62c20-10 40-26 56-34 4-2 6 2 10 3 4 0 6-4 10-2 18 8 40 30 104 33v10H0z"
        fill-opacity={SKY}
      />
      <path
        d={[108, 121, 130, 150, 163]
          .map((x, i) => `M${x} 68c-5-4-5-16 0-${28 - (i % 3) * 5} 5 ${12 - (i % 3) * 2} 5 24 0 28z`)
          .join('')}
        fill-opacity={FAR + 0.08}
      />
    </>
  ),
  towers: () => (
    <path
      d="M0 66V50h9v-8h10v12h8V38h4v-5h8v5h4v16h7V32h3v-7h3v-6h2v-9h1v9h2v6h3v7h3v22h9V44h12v10h7V36l6-5 6 5v20h8V46h11v8h9V40h10v14h8V48h9v18z"
      fill-opacity={FAR}
    />
  ),
  steppe: () => (
    <>
      <path d="M0 64c40-8 70-8 110-2s50 2 70-2v20H0z" fill-opacity={SKY + 0.04} />
      <path d="M0 65h180v1.200H0z" fill-opacity={FAR} />
    </>
  ),
  ruins: () => (
    <path
      d="M0 68V50l6-5 4 8 7-9v14h10V40h5l3 6 5-3v10l8-6v12h14V46l9-7 2 9 6-4v14h24V48h7l3-8 5 5v11h18V44l6 3 3-6v15h12V51l6 4v13z"
      fill-opacity={FAR + 0.03}
    />
  ),
};
