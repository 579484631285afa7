import type { DemoScene } from '../harbour/demo-scene.ts';
import { Cat } from '../harbour/scene/cat.tsx';
import { Inlay, type Shown } from './inlay.tsx';
import styles from './view.module.css';

const SIZES = [4, 7, 10.5];
const GAP = [120, 110] as const;
/** The two tiles to choose from, and where they lie. */
const CHOICES = [
  [194, 93],
  [242, 93],
] as const;
/** Places of the frieze, and its tiles that are there; one more is set once the grid is done. */
const NICHES = 3;
const SET = 1;
/** The tile that belongs in the gap. */
const CHOSEN: Shown = {
  tile: { shape: 'square', fill: 'solid', size: 2, rotation: 0, places: 1 << 4 },
  layout: 'one',
};

/** Two rows that grow; the tile that belongs in the gap is pressed, goes there, and the frieze has one tile more. */
export const DEMO: DemoScene = {
  moments: [{}, { hand: [233, 129] }, { hand: [252, 99], presses: true }, { hand: [271, 123] }],
  stills: [0, 2, 3],
  draw: (moment) => (
    <g>
      <Waterside />
      <g transform="translate(22 7) scale(.95)">
        <House tiles={moment === 3 ? SET + 1 : SET} />
        {[0, 1].map((row) =>
          SIZES.map((size, column) => {
            const [x, y] = [GAP[0] + (column - 2) * 36, GAP[1] + (row - 1) * 36];
            if (row === 1 && column === 2) return <Hole key="gap" x={x} y={y} />;
            return (
              <g key={`${row} ${size}`} transform={`translate(${x} ${y})`}>
                <Tile />
                {row === 0 ? <circle r={size} fill="#14211d" /> : <Square size={size} />}
              </g>
            );
          }),
        )}
        {CHOICES.map(([x, y]) => (
          <path key={x} d={`M${x - 18} ${y - 18} h36 v36 h-36 Z`} fill="#000" opacity="0.12" />
        ))}
        <g transform={`translate(${CHOICES[0][0]} ${CHOICES[0][1]})`}>
          <Tile />
          <circle r="10.5" fill="#14211d" />
        </g>
        <g className={styles.demoTile} style={{ transform: placeOf(moment) }}>
          <Tile />
          <Square size={10.5} />
        </g>
      </g>
      <path d="M0 134 H320 V140 H0 Z" fill="var(--quay)" />
      <Cat x={303} y={136} scale={0.44} />
    </g>
  ),
};

/** The tile that is chosen: in its row, lifted, or in the gap. */
function placeOf(moment: number): string {
  const [x, y] = moment === 3 ? GAP : CHOICES[1];
  return `translate(${x}px, ${moment === 2 ? y - 4 : y}px)`;
}

function Tile() {
  return (
    <>
      <rect x="-16" y="-13" width="32" height="32" rx="4" fill="#835b31" />
      <rect x="-16" y="-15" width="32" height="32" rx="4" fill="#86a899" />
      <rect x="-16" y="-16" width="32" height="32" rx="4" fill="#fdfbf3" />
      <path d="M-13 14.7 H14.7 V-13" fill="none" stroke="#a8c4b6" strokeWidth="2.2" strokeLinejoin="round" />
      <rect
        x="-14.5"
        y="-14.5"
        width="29"
        height="29"
        rx="3"
        fill="none"
        stroke="#d3e3d9"
        strokeWidth="1.6"
      />
    </>
  );
}

function Hole({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-16" y="-16" width="32" height="32" rx="4" fill="#6f4c27" />
      <path
        d="M-5 -4 A5 5 0 1 1 2 1 Q0 2 0 5"
        fill="none"
        stroke="#fdfbf3"
        strokeWidth="2.8"
        strokeLinecap="round"
      />
      <circle cy="10" r="1.9" fill="#fdfbf3" />
    </g>
  );
}

/** What lies behind the house: nothing that tells anything at the upper corners, where the picture is stopped. */
function Waterside() {
  return (
    <g>
      <rect width="320" height="140" fill="var(--sky)" />
      <path d="M0 92 Q30 64 90 78 T320 62 V140 H0 Z" fill="var(--hill-far)" />
      <rect y="106" width="320" height="34" fill="var(--sea)" />
      <path
        d="M282 116 h18 M296 124 h20 M6 118 h14 M14 126 h12"
        stroke="var(--foam)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M298 106 V74 L286 100 H298 Z M300 103 V82 L311 100 H300 Z" fill="var(--sail)" />
      <path d="M283 103 H316 L309 112 H290 Z" fill="var(--hull)" />
    </g>
  );
}

/** The house that the grids are set into, small. */
function House({ tiles }: { readonly tiles: number }) {
  return (
    <g>
      <path d="M8 26 L24 8 H264 L280 26 Z" fill="var(--roof-a)" />
      <path d="M19 14 H269 M14 20 H274" stroke="var(--roof-b)" strokeWidth="1.2" />
      <rect x="14" y="26" width="260" height="114" fill="var(--wall-b)" />
      <path d="M8 26 H280 V31 H8 Z" fill="var(--wall-a)" />
      <path d="M14 31 H274 V53 H14 Z" fill="var(--wall-a)" />
      <path d="M14 52 H274" stroke="#000" strokeOpacity="0.14" strokeWidth="2" />
      <path d={SCROLLS} stroke="#000" strokeOpacity="0.16" strokeWidth="1.6" fill="none" />
      {Array.from({ length: NICHES }, (_, at) => at).map((at) => (
        <g key={at} transform={`translate(${115.5 + at * 19.5} 33) scale(.75)`}>
          {at < tiles ? (
            <Inlay at={at} shown={at === SET ? CHOSEN : null} />
          ) : (
            <path d="M1 1 H23 V23 H1 Z" fill="#000" opacity="0.16" />
          )}
        </g>
      ))}
      <path d="M46 132 l-5 12 M220 132 l5 12" stroke="#a57744" strokeWidth="5" />
      <rect x="18" y="52.5" width="250" height="83.5" rx="8" fill="#835b31" />
      <rect x="20" y="54.5" width="246" height="79.5" rx="6" fill="#f1e6cf" />
      <rect
        x="21.5"
        y="56"
        width="243"
        height="76.5"
        rx="5"
        fill="none"
        stroke="#2f6f62"
        strokeWidth="3"
        strokeDasharray="5 1.2"
      />
      <rect x="26" y="57" width="116" height="75" rx="6" fill="#a57744" stroke="#835b31" strokeWidth="2" />
    </g>
  );
}

/** Waves in the stone on both sides of the niches. */
const SCROLLS = [22, 38, 54, 70, 86, 178, 194, 210, 226, 242]
  .map((x) => `M${x} 48 q9 -1 9 -8 a4 4 0 1 1 4 4`)
  .join(' ');

function Square({ size }: { readonly size: number }) {
  return <rect x={-size * 0.95} y={-size * 0.95} width={size * 1.9} height={size * 1.9} fill="#14211d" />;
}
