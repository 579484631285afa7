import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { OpenSky } from '../harbour/scene/sky.tsx';
import { Cloud } from '../harbour/scene/weather.tsx';
import styles from './view.module.css';

/** Where containers stand on the ship, and their colours, in the order in which they come aboard. */
const CONTAINERS = [
  [872, 438, 'wall-d'],
  [922, 438, 'roof-a'],
  [972, 438, 'crate'],
  [897, 414, 'cloth-a'],
  [947, 414, 'wall-c'],
  [872, 414, 'sail'],
  [972, 414, 'wall-b'],
  [910, 390, 'crane'],
  [958, 390, 'roof-c'],
] as const;

/** What lies behind the yard: sky, hills, a ship with containers, water. Decoration. */
export const Backdrop = memo(function Backdrop({
  loaded,
  leaves = false,
}: {
  /** Plans that are behind, as a share of all: the ship has as many containers aboard. */
  readonly loaded: number;
  /** All is done: the ship puts to sea. */
  readonly leaves?: boolean;
}) {
  const hour = useHour(styles.backdrop);
  const ship = useHour(styles.ship);
  const aboard = Math.round(CONTAINERS.length * loaded);
  return (
    <>
      <svg
        {...hour}
        viewBox="0 0 1200 700"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        focusable="false"
        direction="ltr"
      >
        <OpenSky horizon={400} sun={[930, 150, 48]} />
        <Cloud x={130} y={166} />
        <Cloud x={1010} y={330} scale={0.8} />
        <path
          d="M-600 420 Q-200 330 60 400 T620 380 T1180 392 T1800 410 V520 H-600 Z"
          fill="var(--hill-far)"
        />
        <path d="M-600 452 Q-120 396 240 442 T900 432 T1800 452 V540 H-600 Z" fill="var(--hill-near)" />
        <rect x="-600" y="470" width="2400" height="240" fill="var(--sea)" />
        <path
          d="M-420 500 h120 M-90 528 h150 M210 506 h90 M420 540 h130 M690 512 h110 M960 536 h150 M1240 506 h120 M80 566 h110 M560 578 h140 M1010 570 h100"
          stroke="var(--foam)"
          strokeWidth="5"
          strokeLinecap="round"
        />
      </svg>
      <svg
        {...ship}
        data-leaves={leaves || undefined}
        data-turn={aboard === 0 || leaves ? undefined : aboard % 2}
        viewBox="0 0 1200 700"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        focusable="false"
        direction="ltr"
      >
        {CONTAINERS.slice(0, aboard).map(([x, y, paint]) => (
          <g key={`${x} ${y}`}>
            <rect
              x={x}
              y={y}
              width="47"
              height="23"
              fill={`var(--${paint})`}
              stroke="var(--hull)"
              strokeWidth="2"
            />
          </g>
        ))}
        <path d="M840 462 H1120 L1092 504 H866 Z" fill="var(--hull)" />
        <path d="M848 472 H1112" stroke="var(--hull-line)" strokeWidth="3" />
        <rect x="1034" y="404" width="52" height="58" rx="3" fill="var(--wall-a)" />
        <path d="M1050 404 V380 H1070 V404" fill="var(--stripe)" />
        <path
          d="M1042 416 H1078 M1042 434 H1078"
          stroke="var(--window)"
          strokeWidth="8"
          strokeDasharray="8 6"
        />
      </svg>
    </>
  );
});
