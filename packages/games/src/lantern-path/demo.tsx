import type { DemoScene } from '../harbour/demo-scene.ts';

const LANTERNS = [
  [64, 44],
  [160, 34],
  [254, 52],
  [110, 100],
  [212, 106],
] as const;
const PATH = [0, 4];

/** Two lanterns light up one after the other, and are then pressed in the same order. */
export const DEMO: DemoScene = {
  moments: [{}, {}, { hand: LANTERNS[0], presses: true }, { hand: LANTERNS[4], presses: true }],
  stills: [0, 1, 3],
  draw: (moment) => (
    <g>
      <rect width="320" height="140" fill="#12303a" />
      <path
        d="M20 72 h40 M134 70 h50 M262 96 h40 M30 124 h60 M150 128 h40"
        stroke="#2b525c"
        strokeWidth="3"
        strokeLinecap="round"
      />
      {LANTERNS.map(([x, y], index) => {
        const lit = PATH[moment % 2] === index;
        const done = moment === 3 && index === PATH[0];
        return (
          <g key={x} transform={`translate(${x} ${y})`}>
            {lit && <circle r="25" fill="#ffe9a0" opacity="0.3" />}
            <rect
              x="-12"
              y="-14"
              width="24"
              height="28"
              rx="5"
              fill={lit || done ? '#f7d873' : '#1f3a42'}
              stroke="#a9bcbd"
              strokeWidth="3"
            />
            <path d="M-7 -14 Q0 -25 7 -14" fill="none" stroke="#a9bcbd" strokeWidth="3" />
          </g>
        );
      })}
    </g>
  ),
};
