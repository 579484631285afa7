import { Words } from '../harbour/demo-parts.tsx';
import type { DemoScene } from '../harbour/demo-scene.ts';

const NUMBERS = [1, 2, 3, 4, 5];
const at = (n: number) => 80 + (n - 1) * 40;
const ROWS = [
  { y: 46, words: 130, chosen: 4, from: 2 },
  { y: 110, words: 170, chosen: 2, from: 3 },
] as const;

/** Statements are read, and each gets a number. */
export const DEMO: DemoScene = {
  moments: [
    {},
    { hand: [at(4), 62] },
    { hand: [at(4), 46], presses: true },
    { hand: [at(2), 110], presses: true },
  ],
  stills: [0, 2, 3],
  draw: (moment) => (
    <g>
      {ROWS.map(({ y, words, chosen, from }) => (
        <g key={y}>
          <Words x={66} y={y - 28} width={words} />
          {NUMBERS.map((n) => {
            const isChosen = n === chosen && moment >= from;
            return (
              <g key={n} transform={`translate(${at(n)} ${y})`}>
                <circle
                  r="15"
                  fill={isChosen ? 'var(--hb-primary)' : 'var(--hb-surface)'}
                  stroke="var(--hb-line)"
                  strokeWidth="2"
                />
                <text
                  y="5"
                  textAnchor="middle"
                  fontSize="15"
                  fill={isChosen ? 'var(--hb-on-primary)' : 'var(--hb-text)'}
                >
                  {n}
                </text>
              </g>
            );
          })}
        </g>
      ))}
    </g>
  ),
};
