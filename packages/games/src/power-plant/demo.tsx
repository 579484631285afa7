import { Plate } from '../harbour/demo-parts.tsx';
import type { DemoScene } from '../harbour/demo-scene.ts';

const DIALS = [
  { x: 64, order: 2, turn: 20 },
  { x: 160, order: 1, turn: -60 },
  { x: 256, order: 3, turn: 80 },
] as const;

/** A shift is chosen, then dials are pressed from the lowest to the highest. */
export const DEMO: DemoScene = {
  moments: [
    { hand: [88, 84], presses: true },
    { hand: [160, 66], presses: true },
    { hand: [64, 66], presses: true },
    { hand: [256, 66], presses: true },
  ],
  stills: [0, 1, 3],
  draw: (moment) =>
    moment === 0 ? (
      <g>
        <Plate x={88} y={70} width={124} height={92} chosen>
          <path
            d="M-22 14 v-8 M-8 14 v-16 M6 14 v-24 M20 14 v-32"
            stroke="currentColor"
            strokeWidth="7"
            strokeLinecap="round"
          />
        </Plate>
        <Plate x={232} y={70} width={124} height={92}>
          <path
            d="M-24 -2 h16 M-16 -10 v16 M8 -6 h18 M8 6 h18"
            stroke="currentColor"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </Plate>
      </g>
    ) : (
      <g>
        {DIALS.map(({ x, order, turn }) => (
          <g key={x} transform={`translate(${x} 66)`}>
            <circle
              r="34"
              fill={order <= moment ? 'var(--hb-accent)' : 'var(--hb-surface)'}
              stroke="var(--hb-line)"
              strokeWidth="4"
            />
            <path
              transform={`rotate(${turn})`}
              d="M0 6 V-24"
              stroke={order <= moment ? '#14211d' : 'var(--hb-text)'}
              strokeWidth="5"
              strokeLinecap="round"
            />
            {order <= moment && (
              <text y="58" textAnchor="middle" fontSize="18" fontWeight="700" fill="var(--hb-text)">
                {order}
              </text>
            )}
          </g>
        ))}
      </g>
    ),
};
