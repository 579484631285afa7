import { Glow } from '../harbour/scene/light.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import { Sack } from './sack.tsx';

/** Pigeonholes that have letters in them, by column and row. */
const FILLED = [
  [0, 0],
  [1, 0],
  [3, 0],
  [2, 1],
  [0, 2],
  [1, 2],
  [2, 3],
  [3, 3],
  [0, 4],
  [3, 4],
] as const;

/** Where the boards of the wall meet. */
const BOARDS = Array.from({ length: 38 }, (_, board) => `M${-898 + board * 64} 274 V436`).join(' ');

/** The sorting hall around the scanner, in its units: as wide and as high as any screen. */
export function PostHall() {
  return (
    <g>
      <rect x="-900" y="-800" width="2420" height="1240" fill="var(--wall-b)" />
      <path d="M-900 -134 H1520" stroke="var(--wall-shade)" strokeWidth="8" />
      <rect x="-900" y="268" width="2420" height="172" fill="var(--wood)" />
      <path d="M-900 270 H1520" stroke="var(--wood-shade)" strokeWidth="7" />
      <path d={BOARDS} stroke="var(--wood-shade)" strokeWidth="3" opacity="0.6" />
      <Pane x={-104} />
      <Pane x={564} />
      <Pane x={-900} />
      <Pane x={1260} />
      <Pigeonholes x={-306} />
      <Pigeonholes x={762} />
      <g transform="translate(650 352) scale(2.2)">
        <Worker x={0} y={0} cloth="a" skin="b" />
      </g>
      {/* The clock of the hall, and the lamps over the belt. */}
      <circle cx="310" cy="-46" r="36" fill="var(--wall-a)" stroke="var(--roof-c)" strokeWidth="7" />
      <path
        d="M310 -68 V-46 L324 -36"
        fill="none"
        stroke="var(--roof-c)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {[150, 470, -190, 810].map((x) => (
        <g key={x}>
          <Glow x={x} y={-36} r={150} />
          <path d={`M${x} -800 V-62`} stroke="var(--roof-c)" strokeWidth="4" />
          <path
            d={`M${x - 36} -38 Q${x - 32} -66 ${x} -66 Q${x + 32} -66 ${x + 36} -38 Z`}
            fill="var(--roof-a)"
          />
          <path d={`M${x - 13} -38 a13 10 0 0 0 26 0 Z`} fill="var(--lantern)" />
        </g>
      ))}
      {/* The floor, and what waits on it. */}
      <rect x="-900" y="440" width="2420" height="900" fill="var(--quay)" />
      <path d="M-900 442 H1520" stroke="var(--quay-shade)" strokeWidth="6" />
      <path
        d="M-900 500 H1520 M-900 580 H1520 M-900 690 H1520 M310 440 V900 M200 440 L60 900 M420 440 L560 900 M90 440 L-190 900 M530 440 L810 900 M-30 440 L-450 900 M650 440 L1070 900 M-160 440 L-740 900 M780 440 L1360 900"
        stroke="var(--quay-joint)"
        strokeWidth="2"
        opacity="0.45"
      />
      <ellipse cx="310" cy="470" rx="560" ry="16" fill="var(--wall-shade)" />
      {[-560, -260, 40, 128, 486, 574, 880, 1180].map((x) => (
        <path key={x} d={`M${x} 386 V466 M${x - 14} 468 H${x + 14}`} stroke="var(--steel)" strokeWidth="10" />
      ))}
      {[
        [78, 402, 2.3],
        [180, 412, 2.1],
        [400, 408, 2.2],
        [482, 402, 2.3],
        [-150, 402, 2.6],
        [-80, 414, 2.2],
        [690, 402, 2.6],
      ].map(([x = 0, y = 0, scale = 1]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <Sack />
        </g>
      ))}
    </g>
  );
}

/** A window on the harbour, 156 wide. */
function Pane({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M0 240 V58 Q0 -20 78 -20 Q156 -20 156 58 V240 Z" fill="var(--sky)" />
      <circle cx="112" cy="66" r="17" fill="var(--sun)" />
      <path d="M0 176 Q40 140 90 160 T156 150 V240 H0 Z" fill="var(--hill-far)" />
      <rect y="192" width="156" height="48" fill="var(--sea)" />
      <path d="M52 190 V140 L28 182 H52 Z M57 190 V150 L76 182 H57 Z" fill="var(--sail)" />
      <path d="M24 190 H84 L76 204 H34 Z" fill="var(--hull)" />
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

/** Where letters go that are sorted, 160 wide. */
function Pigeonholes({ x }: { readonly x: number }) {
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
      <path
        d={FILLED.map(
          ([column, row]) => `M${9 + column * 38} ${40 + row * 53} v-20 h12 v20 Z m14 0 v-24 h10 v24 Z`,
        ).join(' ')}
        fill="var(--sail)"
      />
      <path
        d="M41 -8 V264 M80 -8 V264 M119 -8 V264 M2 44 H158 M2 97 H158 M2 150 H158 M2 203 H158"
        stroke="var(--wood)"
        strokeWidth="6"
      />
    </g>
  );
}
