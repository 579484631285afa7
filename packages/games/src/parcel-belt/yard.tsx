import { memo, useId } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { LampPost } from '../harbour/scene/light.tsx';
import { useTown } from '../harbour/scene/town.tsx';
import type { TownTime } from '../harbour/scene/town-time.ts';
import { Cloud } from '../harbour/scene/weather.tsx';
import { BeltStand } from './belt-scene.tsx';
import { Convoy } from './convoy.tsx';
import styles from './view.module.css';

/** The yard goes on to both sides, and its ground begins here. */
const YARD = { from: -1100, to: 1760, y: 308 } as const;

/** Where sun or moon stands over the roofs. */
const SUN_AT: Readonly<Record<TownTime, readonly [x: number, y: number, r: number]>> = {
  morning: [520, 26, 40],
  day: [520, -110, 30],
  dusk: [524, 20, 46],
  night: [516, -104, 26],
};

/**
 * The customs yard that the belt stands in, behind everything that the game shows: cards and rounds alike. The belt is
 * its own while no round is played; after a round the lorry waits before it with a waggon for each one that is over.
 * Never mirrored.
 */
export const Yard = memo(function Yard({
  belt,
  loads,
}: {
  /** Whether there is anything on the belt; null while a round is played, which draws it itself. */
  readonly belt: 'idle' | 'empty' | null;
  /** Parcels of each round that is over, while it is to be seen; null for a round of which it is not known any more. */
  readonly loads: readonly (number | null)[] | undefined;
}) {
  const hour = useHour(styles.yard);
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <div className={styles.scene}>
        <svg className={styles.drawing} viewBox="0 0 640 530" aria-hidden="true" focusable="false">
          <Town />
          <Ground />
        </svg>
      </div>
      {belt && <BeltStand empty={belt === 'empty'} />}
      {loads !== undefined && <Convoy loads={loads} />}
    </div>
  );
});

/** Houses behind the yard: x, width, height, wall, roof, and whether the gable looks at us. */
const HOUSES = [
  [-1060, 150, 190, 'b', 'a', false],
  [-900, 120, 240, 'd', 'c', true],
  [-770, 150, 170, 'c', 'b', false],
  [-610, 110, 230, 'a', 'a', true],
  [-490, 150, 180, 'b', 'c', false],
  [-330, 112, 236, 'd', 'b', true],
  [-208, 138, 176, 'c', 'a', false],
  [-60, 108, 250, 'a', 'c', true],
  [58, 108, 196, 'b', 'b', false],
  [476, 98, 214, 'd', 'a', true],
  [584, 130, 170, 'c', 'c', false],
  [724, 110, 240, 'b', 'b', true],
  [844, 150, 190, 'a', 'a', false],
  [1004, 112, 250, 'd', 'c', true],
  [1126, 150, 180, 'c', 'b', false],
  [1286, 120, 236, 'b', 'a', true],
  [1416, 160, 190, 'd', 'c', false],
  [1586, 120, 230, 'a', 'b', true],
] as const;

export function Town() {
  const id = useId();
  const town = useTown();
  const [x, y, r] = SUN_AT[town?.time ?? 'day'];
  return (
    <g>
      <linearGradient id={id} x1="0" y1="-360" x2="0" y2="200" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--sky-high)" />
        <stop offset="0.55" stopColor="var(--sky)" />
        <stop offset="1" stopColor="var(--sky-low)" />
      </linearGradient>
      <rect x={YARD.from} y="-1400" width={YARD.to - YARD.from} height="1720" fill={`url(#${id})`} />
      <g fill="var(--stars)">
        {STARS.map(([at, height]) => (
          <circle key={at} cx={at} cy={height} r="2" />
        ))}
      </g>
      <circle cx={x} cy={y} r={r * 1.6} fill="var(--sun)" opacity="0.2" />
      <circle cx={x} cy={y} r={r} fill="var(--sun)" />
      <Cloud x={84} y={-108} scale={0.5} />
      <Cloud x={-290} y={-34} scale={0.9} />
      <Cloud x={676} y={-24} scale={0.8} />
      <Cloud x={500} y={-196} scale={0.62} />
      {/* Where a phone has more sky. */}
      <Cloud x={150} y={-200} scale={0.8} />
      <path
        d="M-1100 130 Q-760 30 -480 84 T-60 40 Q140 -30 330 30 T700 24 Q900 -40 1120 40 T1760 20 V320 H-1100 Z"
        fill="var(--hill-far)"
      />
      <path
        d="M-1100 210 Q-700 140 -300 180 T300 150 T900 140 T1760 160 V320 H-1100 Z"
        fill="var(--hill-near)"
      />
      {HOUSES.map(([at, width, height, wall, roof, gable]) => (
        <House key={at} x={at} width={width} height={height} wall={wall} roof={roof} gable={gable} />
      ))}
      <CustomsHouse />
      <path
        d="M336 -132 q9 -11 17 0 q9 -11 17 0 M300 -154 q7 -9 12 0 q7 -9 12 0"
        fill="none"
        stroke="var(--steel)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </g>
  );
}

const STARS = [
  [-260, -70],
  [-120, -96],
  [20, -60],
  [112, -190],
  [180, -130],
  [246, -210],
  [320, -250],
  [384, -120],
  [452, -220],
  [560, -170],
  [700, -80],
  [820, -96],
  [930, -64],
] as const;

function House({
  x,
  width,
  height,
  wall,
  roof,
  gable,
}: {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly wall: string;
  readonly roof: string;
  readonly gable: boolean;
}) {
  const top = YARD.y - height;
  const columns = width > 125 ? 3 : 2;
  const step = width / columns;
  const panes = Array.from({ length: columns * 2 }, (_, at) => {
    const left = x + step * (at % columns) + step / 2 - 10;
    return `M${left} ${top + 26 + Math.floor(at / columns) * 58} h20 v30 h-20 Z`;
  });
  return (
    <g>
      <path
        d={
          gable
            ? `M${x} ${YARD.y} V${top} L${x + width / 2} ${top - 50} L${x + width} ${top} V${YARD.y} Z`
            : `M${x} ${YARD.y} V${top} H${x + width} V${YARD.y} Z`
        }
        fill={`var(--wall-${wall})`}
      />
      <path d={`M${x + width - 14} ${top} h14 V${YARD.y} h-14 Z`} fill="var(--wall-shade)" />
      <path
        d={
          gable
            ? `M${x - 8} ${top + 6} L${x + width / 2} ${top - 60} L${x + width + 8} ${top + 6} L${x + width + 8} ${top - 6} L${x + width / 2} ${top - 74} L${x - 8} ${top - 6} Z`
            : `M${x - 8} ${top + 4} L${x + 16} ${top - 46} H${x + width - 16} L${x + width + 8} ${top + 4} Z`
        }
        fill={`var(--roof-${roof})`}
      />
      <path d={panes.join(' ')} fill="var(--window)" />
      {gable && <circle cx={x + width / 2} cy={top - 18} r="9" fill="var(--window)" />}
    </g>
  );
}

/** Behind the scanner, and over it: the house that the yard belongs to. */
function CustomsHouse() {
  return (
    <g>
      <path d="M174 308 V-6 H466 V308 Z" fill="var(--wall-a)" />
      <path d="M446 -6 H466 V308 H446 Z" fill="var(--wall-shade)" />
      {/* Somebody has a fire going. */}
      <path
        className={styles.smoke}
        d="M415 -60 C400 -80 428 -92 416 -114 C406 -134 440 -148 434 -176 C452 -152 424 -138 432 -116 C440 -94 416 -82 425 -60 Z"
        fill="var(--cloud)"
      />
      <path d="M409 -30 V-56 H431 V-30 Z" fill="var(--wall-c)" />
      <path d="M405 -62 H435 V-53 H405 Z" fill="var(--roof-b)" />
      <path d="M162 0 L192 -42 H448 L478 0 Z" fill="var(--roof-a)" />
      <path d="M174 -16 H466 M184 -30 H456" stroke="var(--roof-b)" strokeWidth="3" />
      <path d="M278 0 V-34 L320 -62 L362 -34 V0 Z" fill="var(--wall-a)" />
      <path d="M268 -28 L320 -63 L372 -28 L372 -40 L320 -75 L268 -40 Z" fill="var(--roof-b)" />
      <circle cx="320" cy="-25" r="18" fill="var(--wall-b)" stroke="var(--roof-c)" strokeWidth="5" />
      <path
        d="M320 -36 V-25 L328 -20"
        fill="none"
        stroke="var(--roof-c)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M168 -4 H472 V6 H168 Z" fill="var(--wall-b)" />
      {[188, 424].map((x) => (
        <path key={x} d={`M${x} 90 V44 q14 -20 28 0 V90 Z M${x} 200 V140 h28 V200 Z`} fill="var(--window)" />
      ))}
    </g>
  );
}

/** The paving of the yard, the kerb of the houses, and the lane on which carts and lorry stand. */
export function Ground() {
  return (
    <g>
      <path d={`M${YARD.from} 286 H${YARD.to} V312 H${YARD.from} Z`} fill="var(--quay-shade)" />
      <path d={`M${YARD.from} 286 H${YARD.to}`} stroke="var(--quay-joint)" strokeWidth="3" />
      <rect x={YARD.from} y="308" width={YARD.to - YARD.from} height="1100" fill="var(--quay)" />
      <path
        d={`M${YARD.from} 308 H${YARD.to} V344 H${YARD.from} Z`}
        fill="var(--quay-shade)"
        opacity="0.55"
      />
      <path
        d={`M${YARD.from} 372 H${YARD.to} M${YARD.from} 432 H${YARD.to} M${YARD.from} 640 H${YARD.to} M${YARD.from} 800 H${YARD.to}`}
        stroke="var(--quay-shade)"
        strokeWidth="4"
      />
      <path
        d="M-730 372 l-46 60 M-520 372 l-34 60 M-330 372 l-22 60 M-140 372 l-10 60 M60 372 l-4 60 M260 372 v60 M470 372 v60 M680 372 l8 60 M880 372 l16 60 M1080 372 l26 60 M1290 372 l38 60 M-440 548 l-44 92 M-180 548 l-24 92 M160 548 l-6 92 M390 548 l2 92 M620 548 l10 92 M860 548 l26 92 M1100 548 l44 92 M-300 640 l-52 160 M-20 640 l-22 160 M290 640 l-2 160 M600 640 l16 160 M910 640 l46 160"
        stroke="var(--quay-shade)"
        strokeWidth="3"
        opacity="0.7"
      />
      {/* The lane. */}
      <path d={`M${YARD.from} 462 H${YARD.to} V548 H${YARD.from} Z`} fill="var(--quay-shade)" opacity="0.6" />
      <path
        d={`M${YARD.from} 462 H${YARD.to} M${YARD.from} 548 H${YARD.to}`}
        stroke="var(--quay-joint)"
        strokeWidth="3"
      />
      <path
        d={`M${YARD.from} 534 H${YARD.to}`}
        stroke="var(--crane)"
        strokeWidth="8"
        strokeDasharray="38 30"
        opacity="0.8"
      />
      {[-286, 118, 524].map((x) => (
        <g key={x} transform={`translate(${x} 322) scale(1.3)`}>
          <LampPost x={0} y={0} lit />
        </g>
      ))}
    </g>
  );
}
