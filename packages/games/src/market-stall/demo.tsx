import { Plate } from '../harbour/demo-parts.tsx';
import type { DemoScene } from '../harbour/demo-scene.ts';
import { useHour } from '../harbour/scene/hour.ts';

/** Rows of the price list: a fruit in its colour, its name and its price as lines. */
const ROWS = [
  { fruit: '#c8452f', name: 34, price: 20 },
  { fruit: '#d9b23f', name: 26, price: 16 },
  { fruit: '#7d9a3c', name: 40, price: 20 },
] as const;
/** The row that is asked about, and the answer that is taken. */
const ASKED = 1;
const TAKEN = 1;
/** Crates of fruit before the counter. */
const CRATES = ['#c8452f', '#a9713f', '#d9b23f', '#6d4a7c', '#7d9a3c'] as const;
const PAPER = '#fdfbf3';
const LINE = '#46554f';
/** The price list is a slate in a frame. */
const SLATE = '#1d2925';
const CHALK = '#b8c5bf';

/** A row of the price list is read, an answer is chosen and confirmed, and a filled bag stands on the counter. */
export const DEMO: DemoScene = {
  moments: [
    {},
    { hand: [118, 84] },
    { hand: [226, 70], presses: true },
    { hand: [226, 94], presses: true },
    {},
  ],
  stills: [1, 2, 4],
  draw: (moment) => (
    <g>
      <Market />
      <path d="M54 24 V34 M134 24 V34" stroke="var(--rope)" strokeWidth="2" />
      <rect
        x="33"
        y="35"
        width="122"
        height="66"
        rx="2"
        fill={SLATE}
        stroke="var(--wood-shade)"
        strokeWidth="3.500"
      />
      <path
        d="M164 34 H288 V101 l-4 3 l-4 -3 l-4 3 l-4 -3 l-4 3 l-4 -3 l-4 3 l-4 -3 l-4 3 l-4 -3 l-4 3 l-4 -3 l-4 3 l-4 -3 l-4 3 l-4 -3 l-4 3 l-4 -3 l-4 3 l-4 -3 l-4 3 l-4 -3 l-4 3 l-4 -3 l-4 3 l-4 -3 l-4 3 l-4 -3 l-4 3 l-4 -3 Z"
        fill={PAPER}
        stroke="#0000001f"
        strokeWidth="1.5"
      />
      <rect x="40" y="40" width="48" height="5" rx="2.5" fill={CHALK} />
      {moment > 0 && (
        <rect x="35" y="66" width="118" height="16" rx="2" fill="var(--hb-accent)" opacity="0.35" />
      )}
      {ROWS.map(({ fruit, name, price }, row) => (
        <g key={fruit} transform={`translate(0 ${39 + row * 16.5})`}>
          <circle cx="46" cy="18.5" r="5.5" fill={fruit} stroke="#2b1f14" strokeOpacity="0.5" />
          <path d="M46 13 q1 -4 5 -4 q-1 4 -5 4 Z" fill="#4d7a3c" />
          <rect x="58" y="16" width={name} height="5" rx="2.5" fill={CHALK} />
          <rect x={148 - price} y="16" width={price} height="5" rx="2.5" fill={CHALK} />
        </g>
      ))}
      <rect x="172" y="40" width="72" height="5" rx="2.5" fill={LINE} />
      {[0, 1].map((option) => (
        <Tag key={option} y={52 + option * 17} taken={option === TAKEN && moment > ASKED} />
      ))}
      <Plate x={226} y={95} width={108} height={15} chosen={moment >= 3}>
        <path
          d="M-7 0 l5 4.5 l9 -9"
          stroke="currentColor"
          strokeWidth="3"
          fill="none"
          strokeLinecap="round"
        />
      </Plate>
      <g fill="#c8452f" stroke="#2b1f14">
        <Bag x={132} />
        <g
          style={{
            opacity: moment === 4 ? 1 : 0,
            transform: moment === 4 ? 'none' : 'translate(0, -14px)',
            transition: 'transform 320ms cubic-bezier(0.3, 1.4, 0.6, 1), opacity 160ms',
          }}
        >
          <Bag x={154} />
        </g>
      </g>
    </g>
  ),
};

/** A price tag to choose. */
function Tag({ y, taken }: { readonly y: number; readonly taken: boolean }) {
  return (
    <g>
      <path
        d={`M178 ${y - 2} H278 a4 4 0 0 1 4 4 V${y + 9} a4 4 0 0 1 -4 4 H178 a7.5 7.5 0 0 1 0 -15 Z`}
        fill={taken ? '#e7f0e6' : PAPER}
        stroke={taken ? '#14211d' : '#79867f'}
        strokeWidth={taken ? 2 : 1.3}
      />
      <circle cx="179" cy={y + 5.5} r="3.4" fill={taken ? '#14332c' : 'none'} stroke="#79867f" />
      <rect x="190" y={y + 3} width={taken ? 46 : 38} height="5" rx="2.5" fill={LINE} />
    </g>
  );
}

function Bag({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 118) scale(.8)`}>
      <circle cx="7" cy="-17" r="5" />
      <circle cx="14" cy="-17" r="5" fill="#d9b23f" />
      <path d="M1 -16 l3.5 2.5 l3.5 -2.5 l3.5 2.5 l3.5 -2.5 l3.5 2.5 l1.5 -2.5 L19 0 H3 Z" fill="#f0dfba" />
    </g>
  );
}

/** The stall on its square: roofs and lights over it, fruit before it; the upper corners are for whoever stops the picture. */
function Market() {
  const hour = useHour();
  return (
    <g {...hour}>
      <rect width="320" height="140" fill="var(--sky)" />
      <path d="M0 26 Q80 4 170 14 T320 18 V60 H0 Z" fill="var(--hill-far)" />
      <path d="M6 44 V18 h34 V44 Z M96 44 V14 h32 V44 Z M206 44 V16 h36 V44 Z" fill="var(--wall-b)" />
      <path d="M48 44 V12 h40 V44 Z M160 44 V18 h36 V44 Z M276 60 V36 h44 V60 Z" fill="var(--wall-a)" />
      <path d="M2 18 L23 4 L44 18 Z M156 18 L178 5 L200 18 Z M92 14 L112 2 L132 14 Z" fill="var(--roof-a)" />
      <path d="M44 12 L68 -2 L92 12 Z M202 16 L224 4 L246 16 Z" fill="var(--roof-c)" />
      <path d="M0 6 Q40 20 80 6 T160 6 T240 6" fill="none" stroke="var(--door)" strokeWidth="1.5" />
      <path
        d="M20 12 h.1 M40 13.5 h.1 M60 12 h.1 M100 1 h.1 M180 12 h.1 M200 13.5 h.1 M220 12 h.1"
        stroke="#f7d873"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <rect y="104" width="320" height="36" fill="var(--quay)" />
      <path d="M22 28 H298 V112 H22 Z" fill="var(--wood)" />
      <path d="M22 52 H298 M22 78 H298" stroke="var(--wood-shade)" strokeWidth="1.5" />
      <path d="M22 28 V124 M298 28 V124" stroke="var(--wood-shade)" strokeWidth="4" />
      {Array.from({ length: 12 }, (_, at) => at).map((at) => (
        <path
          key={at}
          d={`M${16 + at * 24} 20 h24 v7 a12 6 0 0 1 -24 0 Z`}
          fill={at % 2 ? '#f4e6c6' : 'var(--stripe)'}
        />
      ))}
      <rect x="18" y="104" width="284" height="12" fill="var(--wood-shade)" />
      {Array.from({ length: 10 }, (_, at) => at).map((at) => (
        <g key={at} transform={`translate(${20 + at * 28} 0)`}>
          <path
            d="M3 121 a5 5 0 0 1 10 0 Z M11 121 a5 5 0 0 1 10 0 Z M7 117 a5 5 0 0 1 10 0 Z M17 122 a4.5 5 0 0 1 9 0 Z"
            fill={CRATES[at % CRATES.length]}
            stroke="#2b1f14"
            strokeOpacity="0.35"
          />
          <path d="M1 121 h27 v15 h-27 Z" fill="var(--crate)" stroke="var(--crate-shade)" strokeWidth="1.5" />
          <path d="M1 128.5 h27" stroke="var(--crate-shade)" strokeWidth="1.5" />
        </g>
      ))}
    </g>
  );
}
