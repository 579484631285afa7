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
            <path d="M-17 15 Q0 19 17 15 L13 20 Q0 23 -13 20 Z" fill="#8a6245" />
            <path
              d="M8 -13 L12.500 -15 Q14 0 11 12 L7 14.500 Z"
              fill={burns ? '#f2a545' : '#3f485f'}
              stroke={burns ? '#fff6d8' : '#b6c7d2'}
              strokeWidth={burns ? 2 : 1.5}
              strokeLinejoin="round"
            />
            <path
              d="M-11 -13 Q-1 -14 8 -13 Q9.500 0 7 14.500 Q-1 16 -10 14.500 Q-13 0 -11 -13 Z"
              fill={burns ? '#ffdc8c' : '#6a6370'}
              stroke={burns ? '#fff6d8' : '#b6c7d2'}
              strokeWidth={burns ? 2 : 1.5}
              strokeLinejoin="round"
            />
            {burns && <path d="M-1.500 -8 Q4.500 1 1.500 7 H-4.500 Q-7.500 1 -1.500 -8 Z" fill="#e08a1e" />}
          </g>
        );
      })}
    </g>
  ),
};
