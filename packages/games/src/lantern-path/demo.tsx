import type { DemoScene } from '../harbour/demo-scene.ts';

const LANTERNS = [
  [64, 56],
  [160, 46],
  [254, 60],
  [108, 106],
  [214, 110],
] as const;
const PATH = [0, 4];

/** Two lanterns light up one after the other, and are then pressed in the same order. */
export const DEMO: DemoScene = {
  moments: [{}, {}, { hand: LANTERNS[0], presses: true }, { hand: LANTERNS[4], presses: true }],
  stills: [0, 1, 3],
  draw: (moment) => (
    <g>
      <rect width="320" height="140" fill="#132844" />
      <path d="M0 0 H320 V24 Q240 32 160 26 T0 28 Z" fill="#1d2140" />
      <path
        d="M40 14 h4 v5 h-4 Z M92 11 h4 v5 h-4 Z M146 15 h4 v5 h-4 Z M206 11 h4 v5 h-4 Z M270 14 h4 v5 h-4 Z"
        fill="#ffc765"
      />
      <path
        d="M20 82 h40 M134 80 h50 M262 104 h40 M30 130 h50 M150 132 h30"
        stroke="#3b5577"
        strokeWidth="3"
        strokeLinecap="round"
      />
      {LANTERNS.map(([x, y], index) => {
        const lit = PATH[moment % 2] === index;
        const burns = lit || (moment === 3 && index === PATH[0]);
        return (
          <g key={x} transform={`translate(${x} ${y})`}>
            {lit && <circle r="29" fill="#f2a545" opacity="0.35" />}
            {burns && (
              <path d="M-8 20 H8 M-5 25 H6" stroke="#ffdc8c" strokeWidth="2.5" strokeLinecap="round" />
            )}
            <path d="M-15 14 Q0 18 15 14 L12 20 Q0 23 -12 20 Z" fill="#8a6245" />
            <path
              d="M-10 -14 Q0 -17 10 -14 Q15 0 10 14 Q0 17 -10 14 Q-15 0 -10 -14 Z"
              fill={burns ? '#ffdc8c' : '#2b4159'}
              stroke={burns ? '#fff6d8' : '#b6c7d2'}
              strokeWidth="2.5"
            />
            {burns && <path d="M0 -8 Q6 1 3 7 H-3 Q-6 1 0 -8 Z" fill="#e08a1e" />}
          </g>
        );
      })}
    </g>
  ),
};
