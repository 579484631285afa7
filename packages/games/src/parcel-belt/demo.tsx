import { Plate } from '../harbour/demo-parts.tsx';
import type { DemoScene } from '../harbour/demo-scene.ts';

const SIGNS = [
  { x: 80, sign: 'M-11 9 L0 -11 L11 9 Z' },
  { x: 160, sign: 'M-10 -10 H10 V10 H-10 Z' },
  { x: 240, sign: 'M-10 -10 H10 V10 H-10 Z' },
] as const;

/** Three parcels; the third has the sign of the one before, and then the button is pressed. */
export const DEMO: DemoScene = {
  moments: [
    { hand: [262, 104] },
    { hand: [262, 104] },
    { hand: [262, 104] },
    { hand: [196, 112], presses: true },
  ],
  stills: [0, 1, 3],
  draw: (moment) => (
    <g>
      <rect y="78" width="320" height="12" fill="var(--steel)" />
      {SIGNS.map(({ x, sign }, index) =>
        index > moment ? null : (
          <g key={x} transform={`translate(${x} 50)`}>
            <rect
              x="-28"
              y="-28"
              width="56"
              height="56"
              rx="4"
              fill="var(--crate)"
              stroke="var(--crate-shade)"
              strokeWidth="3"
            />
            <rect x="-19" y="-17" width="38" height="34" rx="3" fill="#fffdf6" />
            {index >= Math.min(moment, 2) - (moment === 3 ? 1 : 0) ? (
              <path d={sign} fill="#14211d" />
            ) : (
              <path d="M-15 -13 h30 v26 h-30 Z" fill="#79867f" />
            )}
          </g>
        ),
      )}
      {moment === 3 && (
        <path
          d="M238 16 Q200 -6 164 16 M170 8 l-7 9 l11 3"
          fill="none"
          stroke="var(--hb-text)"
          strokeWidth="3"
        />
      )}
      <Plate x={160} y={114} width={150} chosen={moment === 3}>
        <path d="M-12 -4 H12 M-12 5 H12" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      </Plate>
    </g>
  ),
};
