import { useId } from 'react';
import { Cat } from '../harbour/scene/cat.tsx';
import { Glow, LampPost } from '../harbour/scene/light.tsx';
import { useTown } from '../harbour/scene/town.tsx';
import type { TownTime } from '../harbour/scene/town-time.ts';
import { Cloud } from '../harbour/scene/weather.tsx';
import { MailBoat } from './mail-boat.tsx';
import { HallLamp, HallWall, Pane, Paving, Pigeonholes } from './post-hall.tsx';
import styles from './view.module.css';

/** The end wall of the hall, with its gate. */
const WALL = { from: 68, to: 84, gate: 176 } as const;
/** Where the roads begin, and where the quay ends. */
const HORIZON = 252;
const EDGE = 440;

/** Where sun or moon stands over the roads. */
const SUN_AT: Readonly<Record<TownTime, readonly [x: number, y: number, r: number]>> = {
  morning: [178, 196, 38],
  day: [236, -6, 30],
  dusk: [178, 204, 44],
  night: [240, 2, 26],
};

/** The quay beside the hall, from which the mail boat puts to sea; in the units of the scene. */
export function MailQuay({ sacks, crate }: { readonly sacks: number; readonly crate: boolean }) {
  return (
    <div className={styles.outside}>
      <Drawing>
        <Roads />
      </Drawing>
      <div className={styles.scene}>
        <MailBoat sacks={sacks} crate={crate} />
      </div>
      <Drawing>
        <Waterside />
      </Drawing>
      <Drawing className={styles.gate}>
        <Gate />
      </Drawing>
    </div>
  );
}

function Drawing({
  className = '',
  children,
}: {
  readonly className?: string | undefined;
  readonly children: React.ReactNode;
}) {
  return (
    <svg
      className={`${styles.scene} ${className}`}
      viewBox="84 0 452 400"
      aria-hidden="true"
      focusable="false"
      direction="ltr"
    >
      {children}
    </svg>
  );
}

/** Houses of the town on the near shore, away from where the boat goes: x, width, height, wall and roof. */
const HOUSES = [
  [-262, 26, 26, 'a', 'b'],
  [-234, 22, 38, 'd', 'a'],
  [-210, 30, 24, 'b', 'c'],
  [-178, 24, 34, 'c', 'a'],
  [-152, 22, 20, 'b', 'a'],
  [-128, 20, 28, 'a', 'c'],
  [-106, 26, 18, 'c', 'b'],
] as const;

/** Sky, hills and the light that the boat makes for. */
function Roads() {
  const id = useId();
  const time = useTown()?.time ?? 'day';
  const [x, y, r] = SUN_AT[time];
  return (
    <g>
      <linearGradient id={`${id}sky`} x1="0" y1="-220" x2="0" y2={HORIZON} gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--sky-high)" />
        <stop offset="0.55" stopColor="var(--sky)" />
        <stop offset="1" stopColor="var(--sky-low)" />
      </linearGradient>
      <linearGradient id={`${id}sea`} x1="0" y1={HORIZON} x2="0" y2={EDGE} gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--sea)" />
        <stop offset="1" stopColor="var(--sea-deep)" />
      </linearGradient>
      <rect x="-620" y="-800" width="2320" height={HORIZON + 810} fill={`url(#${id}sky)`} />
      <g fill="var(--stars)">
        {STARS.map(([at, height]) => (
          <circle key={at} cx={at} cy={height} r="2" />
        ))}
      </g>
      <g className={styles.sun} fill="var(--sun)">
        <circle cx={x} cy={y} r={r * 1.6} opacity="0.2" />
        <circle cx={x} cy={y} r={r} />
      </g>
      <Cloud x={318} y={-34} scale={0.62} />
      <Cloud x={126} y={66} scale={0.46} />
      <Cloud x={420} y={84} scale={0.5} />
      <Cloud x={640} y={14} scale={0.8} />
      <path
        d="M-620 220 Q-500 170 -340 196 Q-160 226 0 232 Q90 176 190 206 T360 192 Q470 166 560 200 T820 178 T1080 200 T1700 180 V262 H-620 Z"
        fill="var(--hill-far)"
      />
      <path
        d="M-620 252 V206 Q-420 168 -250 204 Q-130 232 -40 252 Z M640 252 Q700 206 860 220 T1700 212 V252 Z"
        fill="var(--hill-near)"
      />
      {HOUSES.map(([at, width, height, wall, roof]) => (
        <g key={at}>
          <path d={`M${at} ${HORIZON} v${-height} h${width} v${height} Z`} fill={`var(--wall-${wall})`} />
          <path
            d={`M${at - 2} ${HORIZON - height} L${at + width / 2} ${HORIZON - height - 11} L${at + width + 2} ${HORIZON - height} Z`}
            fill={`var(--roof-${roof})`}
          />
          <path
            d={`M${at + 4} ${HORIZON - height + 5} h5 v6 h-5 Z M${at + width - 9} ${HORIZON - height + 5} h5 v6 h-5 Z`}
            fill="var(--window)"
          />
        </g>
      ))}
      <rect x="-620" y={HORIZON} width="2320" height={EDGE - HORIZON + 20} fill={`url(#${id}sea)`} />
      <path
        className={styles.sun}
        d={[0, 1, 2, 3, 4, 5]
          .map(
            (row) =>
              `M${x - 14 - row * 6 + (row % 2 ? 8 : -6)} ${HORIZON + 10 + row * 13 + row * row} h${28 + row * 12}`,
          )
          .join(' ')}
        stroke="var(--glint)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.75"
      />
      <path
        d="M110 290 h34 M170 330 h52 M120 372 h60 M330 284 h40 M420 306 h56 M500 282 h36 M620 300 h60 M760 284 h52 M700 350 h70 M840 330 h60 M940 300 h50 M1060 340 h70 M560 392 h60 M880 396 h80 M350 410 h60 M200 404 h44 M-60 288 h48 M-150 330 h60 M-40 378 h70 M-250 300 h52 M-230 392 h64"
        stroke="var(--foam)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {/* The light that the boat makes for. */}
      <g className={styles.light}>
        <Glow x={24} y={128} r={70} />
        <path d="M-34 254 Q-10 226 34 228 Q78 232 92 254 Z" fill="var(--rock)" />
        <path d="M12 232 L16 146 H34 L38 232 Z" fill="var(--wall-a)" />
        <path d="M14.500 176 H35.400 L36.500 200 H13.400 Z" fill="var(--stripe)" />
        <path d="M17 146 V122 H33 V146 Z" fill="var(--lantern)" />
        <path d="M12 123 Q25 104 38 123 Z M11 144 h28 v6 h-28 Z" fill="var(--roof-c)" />
      </g>
      <path
        d="M392 168 q8 -10 15 0 q8 -10 15 0 M360 146 q6 -8 11 0 q6 -8 11 0"
        fill="none"
        stroke="var(--steel)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  );
}

const STARS = [
  [110, -40],
  [168, -128],
  [206, -78],
  [300, -150],
  [356, -14],
  [410, -110],
  [470, -40],
  [520, -140],
  [548, 20],
  [620, -60],
  [720, -88],
  [800, -40],
  [880, -70],
] as const;

/** The edge of the quay, and what boats are tied to. */
function Waterside() {
  return (
    <g>
      <path
        d={`M-360 ${EDGE - 10} q14 -6 28 0 ${'t28 0 '.repeat(71)}V${EDGE + 20} H-360 Z`}
        fill="var(--sea-deep)"
      />
      <Paving from={-724} />
      <path d={`M-360 ${EDGE + 2} H1700`} stroke="var(--quay-shade)" strokeWidth="6" />
      <path d={`M-316 ${EDGE + 18} H1700`} stroke="var(--quay-joint)" strokeWidth="2" opacity="0.45" />
      {[-196, 132, 432, 760].map((x) => (
        <g key={x}>
          <path d={`M${x - 9} ${EDGE + 30} v-20 h18 v20 Z`} fill="var(--steel)" />
          <path d={`M${x - 13} ${EDGE + 10} v-8 h26 v8 Z`} fill="var(--steel-light)" />
        </g>
      ))}
      <g transform={`translate(-118 ${EDGE + 26}) scale(1.7)`}>
        <LampPost x={0} y={0} lit />
      </g>
      <Cat x={268} y={EDGE + 48} scale={1.05} />
    </g>
  );
}

/** The end of the hall, its gate open: the trolley has come out of it. */
function Gate() {
  return (
    <g>
      <g className={styles.hallBefore}>
        <HallWall to={WALL.from} />
      </g>
      <HallWall from={-324} to={WALL.from} />
      <Pane x={-460} />
      <Pigeonholes x={-276} full />
      <Pane x={-102} />
      <HallLamp x={-132} />
      {/* The belt ends where the trolley is laden. */}
      <path d="M-328 330 H26 a29 29 0 0 1 0 58 H-328 Z" fill="var(--hull)" />
      <path d="M-328 333 H26" stroke="var(--steel-light)" strokeWidth="3" />
      {[-282, -220, -158, -96, -34, 28].map((x) => (
        <circle key={x} cx={x} cy="366" r="13" fill="var(--roof-c)" />
      ))}
      <path d="M-328 386 H26" stroke="var(--wood-shade)" strokeWidth="10" />
      {[-228, 10].map((x) => (
        <path key={x} d={`M${x} 388 V466 M${x - 14} 468 H${x + 14}`} stroke="var(--steel)" strokeWidth="10" />
      ))}
      <path d={`M${WALL.from} -800 H${WALL.to} V${WALL.gate} H${WALL.from} Z`} fill="var(--wall-a)" />
      <path d={`M${WALL.to - 5} -800 H${WALL.to} V${WALL.gate} H${WALL.to - 5} Z`} fill="var(--wall-shade)" />
      <path
        d={`M${WALL.from - 6} ${WALL.gate} h${WALL.to - WALL.from + 12} v12 h${WALL.from - WALL.to - 12} Z`}
        fill="var(--roof-c)"
      />
      {/* The lamp outside. */}
      <g className={styles.gateLight}>
        <path d={`M${WALL.to} 62 h20 v10`} fill="none" stroke="var(--roof-c)" strokeWidth="5" />
        <Glow x={WALL.to + 20} y={88} r={90} />
        <path d={`M${WALL.to + 10} 76 h20 v22 h-20 Z`} fill="var(--lantern)" />
        <path d={`M${WALL.to + 6} 76 L${WALL.to + 20} 64 L${WALL.to + 34} 76 Z`} fill="var(--roof-c)" />
      </g>
    </g>
  );
}
