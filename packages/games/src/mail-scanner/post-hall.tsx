import { memo, type ReactNode } from 'react';
import { Crate } from '../harbour/scene/cargo.tsx';
import { Glow } from '../harbour/scene/light.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import styles from './view.module.css';

/** Where the shelves on both sides of the scanner stand; the last is seen once more from the gate. */
const SHELVES = [-672, -266, 726, 1132] as const;

/** Pigeonholes by column and row, in the order in which they get letters. */
const HOLES = [
  [0, 0],
  [3, 3],
  [2, 1],
  [0, 2],
  [1, 4],
  [3, 0],
  [1, 2],
  [2, 3],
  [0, 4],
  [1, 0],
  [3, 1],
  [3, 4],
  [0, 3],
  [2, 2],
  [1, 1],
  [2, 0],
  [2, 4],
  [0, 1],
  [3, 2],
  [1, 3],
] as const;
/** Of which there are letters in so many before any has come through. */
const BEGUN = 4;

/** The sorting hall around the scanner, in its units: as wide and as high as any screen. */
export function PostHall() {
  return (
    <g>
      <HallWall to={1520} />
      <g className={styles.besideScanner}>
        <Pane x={-88}>
          <SunAndSail />
        </Pane>
        <Pane x={552}>
          <CapeAndSteamer />
        </Pane>
      </g>
      <g className={styles.overScanner}>
        <HighWindow />
      </g>
      <Pane x={-484} />
      <Pane x={948} />
      <Pane x={1306} />
      {SHELVES.map((x) => (
        <Pigeonholes key={x} x={x} />
      ))}
      <g transform="translate(634 352) scale(2.2)">
        <Worker x={0} y={0} cloth="a" skin="b" />
      </g>
      {/* The clock of the hall, and the lamps over the belt. */}
      <g className={styles.clock}>
        <circle cx="310" cy="-46" r="36" fill="var(--wall-a)" stroke="var(--roof-c)" strokeWidth="7" />
        <path
          d="M310 -68 V-46 L324 -36"
          fill="none"
          stroke="var(--roof-c)"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      {[-94, 150, 470, 714, -656, 1276].map((x) => (
        <HallLamp key={x} x={x} />
      ))}
      {/* The floor, and what waits on it. */}
      <Paving />
      <ellipse cx="310" cy="470" rx="560" ry="16" fill="var(--wall-shade)" />
      {[-510, -310, -110, 90, 530, 730, 930, 1130].map((x) => (
        <path key={x} d={`M${x} 386 V466 M${x - 14} 468 H${x + 14}`} stroke="var(--steel)" strokeWidth="10" />
      ))}
      {[
        [112, 410, 1.45],
        [384, 414, 1.35],
        [-214, 400, 1.7],
        [-142, 420, 1.2],
      ].map(([x = 0, y = 0, scale = 1]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <Crate x={0} y={0} />
        </g>
      ))}
    </g>
  );
}

/** The wall of the hall as far as `to`; its boards are the same wherever it begins. */
export function HallWall({ from = -900, to }: { readonly from?: number; readonly to: number }) {
  const boards = Array.from(
    { length: Math.floor((to - from - 2) / 64) + 1 },
    (_, board) => from + 2 + board * 64,
  );
  return (
    <g>
      <path d={`M${from} -800 H${to} V270 H${from} Z`} fill="var(--wall-b)" />
      <path d={`M${from} -134 H${to}`} stroke="var(--wall-shade)" strokeWidth="8" />
      <path d={`M${from} 268 H${to} V440 H${from} Z`} fill="var(--wood)" />
      <path d={`M${from} 270 H${to}`} stroke="var(--wood-shade)" strokeWidth="7" />
      <path
        d={boards.map((x) => `M${x} 274 V436`).join(' ')}
        stroke="var(--wood-shade)"
        strokeWidth="3"
        opacity="0.6"
      />
    </g>
  );
}

export function HallLamp({ x }: { readonly x: number }) {
  return (
    <g>
      <Glow x={x} y={-36} r={150} />
      <path d={`M${x} -800 V-62`} stroke="var(--roof-c)" strokeWidth="4" />
      <path
        d={`M${x - 36} -38 Q${x - 32} -66 ${x} -66 Q${x + 32} -66 ${x + 36} -38 Z`}
        fill="var(--roof-a)"
      />
      <path d={`M${x - 13} -38 a13 10 0 0 0 26 0 Z`} fill="var(--lantern)" />
    </g>
  );
}

/** What everything stands on, inside the hall and out on the quay. */
export function Paving({ from = -900, to = 1520 }: { readonly from?: number; readonly to?: number }) {
  return (
    <g>
      <rect x={from} y="440" width={to - from} height="900" fill="var(--quay)" />
      <path d={`M${from} 442 H${to}`} stroke="var(--quay-shade)" strokeWidth="6" />
      <path
        d={`M${from} 500 H${to} M${from} 580 H${to} M${from} 690 H${to}`}
        stroke="var(--quay-joint)"
        strokeWidth="2"
        opacity="0.45"
      />
      <path
        d="M310 440 V900 M200 440 L60 900 M420 440 L560 900 M90 440 L-190 900 M530 440 L810 900 M-30 440 L-450 900 M650 440 L1070 900 M-160 440 L-740 900 M780 440 L1360 900"
        stroke="var(--quay-joint)"
        strokeWidth="2"
        opacity="0.45"
      />
    </g>
  );
}

/** A window on the harbour, 156 wide, and what is seen of it there. */
export function Pane({ x, children }: { readonly x: number; readonly children?: ReactNode }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M0 240 V58 Q0 -20 78 -20 Q156 -20 156 58 V240 Z" fill="var(--sky)" />
      <path d="M0 192 H156 V240 H0 Z" fill="var(--sea)" />
      {children ?? <path d="M0 170 Q60 150 110 168 T156 160 V194 H0 Z" fill="var(--hill-far)" />}
      <path
        d="M98 206 h34 M20 220 h40 M104 228 h28"
        stroke="var(--foam)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M0 240 V58 Q0 -20 78 -20 Q156 -20 156 58 V240 Z M78 -20 V240 M0 74 H156 M0 158 H156"
        fill="none"
        stroke="var(--wall-a)"
        strokeWidth="9"
      />
      <path d="M-12 244 H168" stroke="var(--wood-shade)" strokeWidth="12" />
    </g>
  );
}

/** The window over the scanner, 236 wide: it goes up as far as the hall does. */
function HighWindow() {
  return (
    <g transform="translate(192 0)">
      <path d="M0 -12 V-800 H236 V-12 Z" fill="var(--sky)" />
      <circle cx="118" cy="-78" r="12" fill="var(--sun)" />
      <path d="M0 -46 Q46 -78 96 -58 T190 -62 T236 -70 V-36 H0 Z" fill="var(--hill-far)" />
      <path d="M0 -42 H236 V-12 H0 Z" fill="var(--sea)" />
      <path d="M42 -44 V-86 L22 -50 H42 Z M47 -44 V-78 L62 -50 H47 Z" fill="var(--sail)" />
      <path d="M18 -46 H70 L63 -34 H26 Z" fill="var(--hull)" />
      <path d="M160 -42 Q178 -62 198 -62 T236 -68 V-42 Z" fill="var(--hill-near)" />
      <path d="M190 -58 L193 -82 H203 L206 -58 Z" fill="var(--wall-a)" />
      <path d="M191.900 -73 H204.100 L205 -66 H191 Z" fill="var(--stripe)" />
      <path d="M194 -82 V-89 H202 V-82 Z" fill="var(--lantern)" />
      <path d="M191 -82.500 H205 V-79.500 H191 Z M192 -88.500 Q198 -97 204 -88.500 Z" fill="var(--roof-a)" />
      <path
        d="M84 -30 h30 M126 -22 h26 M12 -22 h22"
        stroke="var(--foam)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M0 -12 V-800 M236 -12 V-800 M79 -12 V-800 M157 -12 V-800 M0 -112 H236 M0 -212 H236 M0 -312 H236"
        stroke="var(--wall-a)"
        strokeWidth="8"
      />
      <path d="M-12 -9 H248" stroke="var(--wood-shade)" strokeWidth="10" />
    </g>
  );
}

function SunAndSail() {
  return (
    <g>
      <circle cx="112" cy="66" r="17" fill="var(--sun)" />
      <path d="M0 176 Q40 140 90 160 T156 150 V192 H0 Z" fill="var(--hill-far)" />
      <path d="M52 190 V140 L28 182 H52 Z M57 190 V150 L76 182 H57 Z" fill="var(--sail)" />
      <path d="M24 190 H84 L76 204 H34 Z" fill="var(--hull)" />
    </g>
  );
}

function CapeAndSteamer() {
  return (
    <g>
      <path
        d="M16 62 h50 a10 10 0 0 0 -2 -20 h-9 a16 16 0 0 0 -30 3 h-8 a9 9 0 0 0 -1 17 Z"
        fill="var(--cloud)"
      />
      <path d="M0 182 Q50 166 88 172 T156 132 V192 H0 Z" fill="var(--hill-far)" />
      <path d="M84 192 Q104 160 132 152 T156 144 V192 Z" fill="var(--hill-near)" />
      <path d="M116 158 L120 104 H132 L136 156 Z" fill="var(--wall-a)" />
      <path d="M118.5 124 H133.5 L134.700 140 H117.300 Z" fill="var(--stripe)" />
      <path d="M120 104 V92 H132 V104 Z" fill="var(--lantern)" />
      <path d="M116 103 H136 V107 H116 Z M117 93 Q126 78 135 93 Z" fill="var(--roof-a)" />
      <path
        d="M40 156 q4 -8 12 -6 q8 -10 18 -3"
        fill="none"
        stroke="var(--cloud)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M34 178 V162 h9 V178 Z" fill="var(--stripe)" />
      <path d="M24 194 V176 H58 V194 Z" fill="var(--wall-a)" />
      <path d="M29 181 h6 v6 h-6 Z M40 181 h6 v6 h-6 Z" fill="var(--window)" />
      <path d="M8 192 H72 L64 207 H17 Z" fill="var(--hull)" />
    </g>
  );
}

/** Where letters go that are sorted, 160 wide. */
export function Pigeonholes({ x, full = false }: { readonly x: number; readonly full?: boolean }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <rect
        y="-10"
        width="160"
        height="276"
        rx="4"
        fill="var(--wood-shade)"
        stroke="var(--wood)"
        strokeWidth="8"
      />
      <LettersInHoles count={full ? HOLES.length : BEGUN} />
      <path
        d="M41 -8 V264 M80 -8 V264 M119 -8 V264 M2 44 H158 M2 97 H158 M2 150 H158 M2 203 H158"
        stroke="var(--wood)"
        strokeWidth="6"
      />
    </g>
  );
}

/** What has come to the shelves beside the scanner since; `share` of all letters of the task are through, 0 to 1. */
export const Sorted = memo(function Sorted({ share }: { readonly share: number }) {
  const count = Math.round(share * (HOLES.length - BEGUN));
  return SHELVES.map((x) => (
    <g key={x} transform={`translate(${x} 0)`}>
      <LettersInHoles from={BEGUN} count={count} />
    </g>
  ));
});

function LettersInHoles({ from = 0, count }: { readonly from?: number; readonly count: number }) {
  return (
    <path
      d={HOLES.slice(from, from + count)
        .map(([column, row]) => `M${9 + column * 38} ${40 + row * 53} v-20 h12 v20 Z m14 0 v-24 h10 v24 Z`)
        .join(' ')}
      fill="var(--sail)"
    />
  );
}
