import { Words } from '../harbour/demo-parts.tsx';
import type { DemoScene } from '../harbour/demo-scene.ts';
import { castOf } from './cast.tsx';
import { Person } from './person.tsx';
import { RATINGS } from './ratings.ts';
import styles from './view.module.css';

/** The gauge: its pivot, and how far from it the numbers are. */
const GAUGE = { x: 242, y: 128, round: 46 } as const;
const turnOf = (rating: number) => (rating - 4) * 23.5;
const placeOf = (rating: number) => {
  const turn = (turnOf(rating) * Math.PI) / 180;
  return [GAUGE.x + GAUGE.round * Math.sin(turn), GAUGE.y - GAUGE.round * Math.cos(turn)] as const;
};
const [FIRST, SECOND] = [5, 2];
const [SPEAKER, LISTENER] = castOf('late_ice');

/** Somebody tells of a situation; each response in turn gets a number. */
export const DEMO: DemoScene = {
  moments: [
    {},
    { hand: [placeOf(FIRST)[0] + 16, 118] },
    { hand: placeOf(FIRST), presses: true },
    { hand: placeOf(SECOND), presses: true },
    { hand: [300, 122] },
  ],
  stills: [0, 2, 3],
  draw: (moment) => {
    const given = moment < 2 ? null : moment === 2 ? FIRST : SECOND;
    return (
      <g>
        <Quayside />
        <path
          d="M138 6 H272 a8 8 0 0 1 8 8 V38 a8 8 0 0 1 -8 8 H138 a8 8 0 0 1 -8 -8 V34 L112 30 L130 24 V14 a8 8 0 0 1 8 -8 Z"
          fill="var(--hb-surface)"
          stroke="var(--hb-line)"
          strokeWidth="1.500"
        />
        <Words x={142} y={17} width={118} />
        <Words x={142} y={27} width={126} />
        <Words x={142} y={37} width={88} />
        <rect y="62" width="320" height="78" fill="var(--wood)" />
        <path d="M0 63 H320 M0 102 H172" stroke="var(--wood-shade)" strokeWidth="2" />
        <Response y={70} width={92} given={moment > 1 ? FIRST : null} weighed={moment < 3} />
        <Response y={104} width={70} given={moment > 2 ? SECOND : null} weighed={moment > 2} />
        <Gauge given={given} />
      </g>
    );
  },
};

/** Two of the team on the quay: one of them tells. */
function Quayside() {
  return (
    <g>
      <rect width="320" height="140" fill="var(--sky)" />
      <path d="M0 40 Q50 22 110 34 T230 28 T320 34 V60 H0 Z" fill="var(--hill-far)" />
      <path d="M6 56 V28 H38 V56 Z M300 58 V30 H320 V58 Z" fill="var(--wall-b)" />
      <path d="M2 29 L22 14 L42 29 Z M296 31 L312 18 H320 V31 Z" fill="var(--roof-a)" />
      <path d="M13 35 h7 v8 h-7 Z M26 35 h7 v8 h-7 Z" fill="var(--window)" />
      <rect y="52" width="320" height="12" fill="var(--sea)" />
      <g transform="translate(92 64) scale(.48)">
        <Person x={0} y={0} {...SPEAKER} />
      </g>
      <g transform="translate(52 64) scale(.48)">
        <Person x={0} y={0} {...LISTENER} />
      </g>
    </g>
  );
}

function Response({
  y,
  width,
  given,
  weighed,
}: {
  readonly y: number;
  readonly width: number;
  readonly given: number | null;
  readonly weighed: boolean;
}) {
  return (
    <g transform={`translate(10 ${y})`}>
      <path d={weighed ? 'M2 3 H168 V31 H2 Z' : 'M2 3 H152 V31 H2 Z'} fill="#000" opacity="0.25" />
      <rect
        width={weighed ? 168 : 152}
        height="28"
        rx="4"
        fill="var(--hb-surface)"
        stroke={weighed ? 'var(--hb-primary)' : 'var(--hb-line)'}
        strokeWidth={weighed ? 2.5 : 1}
      />
      <Words x={10} y={9.5} width={width} />
      <Words x={10} y={19.5} width={width - 26} />
      <circle
        cx="132"
        cy="14"
        r="9.500"
        fill={given === null ? 'none' : 'var(--hb-primary)'}
        stroke="var(--hb-line)"
        strokeWidth="1.500"
        strokeDasharray={given === null ? '3 2' : undefined}
      />
      {given !== null && (
        <text
          x="132"
          y="18.500"
          textAnchor="middle"
          fontSize="12"
          fontWeight="700"
          fill="var(--hb-on-primary)"
        >
          {given}
        </text>
      )}
    </g>
  );
}

/** The gauge beside the slips, with its needle once it has something to show. */
function Gauge({ given }: { readonly given: number | null }) {
  return (
    <g>
      <rect
        x="178"
        y="68"
        width="134"
        height="68"
        rx="8"
        fill="var(--hb-surface)"
        stroke="var(--wood-shade)"
        strokeWidth="2"
      />
      <path
        d={`M${placeOf(1).join(' ')} A${GAUGE.round} ${GAUGE.round} 0 0 1 ${placeOf(7).join(' ')}`}
        fill="none"
        stroke="var(--crane)"
        strokeWidth="11"
        strokeLinecap="round"
      />
      {given !== null && (
        <path
          className={styles.sketched}
          style={{ transform: `translate(${GAUGE.x}px, ${GAUGE.y}px) rotate(${turnOf(given)}deg)` }}
          d="M-3 0 L0 -35 L3 0 Z"
          fill="var(--hb-primary)"
        />
      )}
      <circle cx={GAUGE.x} cy={GAUGE.y} r="4.500" fill="var(--hb-text)" />
      {RATINGS.map((rating) => {
        const [x, y] = placeOf(rating);
        const chosen = rating === given;
        return (
          <g key={rating} transform={`translate(${x} ${y})`}>
            <circle
              r="8.500"
              fill={chosen ? 'var(--hb-primary)' : 'var(--hb-surface)'}
              stroke="var(--hb-line)"
              strokeWidth="1.500"
            />
            <text
              y="4"
              textAnchor="middle"
              fontSize="11"
              fill={chosen ? 'var(--hb-on-primary)' : 'var(--hb-text)'}
            >
              {rating}
            </text>
          </g>
        );
      })}
    </g>
  );
}
