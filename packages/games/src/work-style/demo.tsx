import type { DemoScene } from '../harbour/demo-scene.ts';
import { Head } from './face.tsx';

const RATINGS = [1, 2, 3, 4, 5];
const at = (n: number) => 66 + (n - 1) * 42;
const ROWS = [
  { y: 48, words: 130, chosen: 4, from: 2 },
  { y: 114, words: 168, chosen: 2, from: 3 },
] as const;
/** The game's own heads: skin, hair and lines as on its desk. */
const HEADS = {
  '--face': '#f0c88e',
  '--face-hair': '#3d2f24',
  '--face-line': '#1b140d',
  '--face-rim': '#1b140d',
} as React.CSSProperties;

/** Statements are read, and each gets a head that looks away or at you. */
export const DEMO: DemoScene = {
  moments: [
    {},
    { hand: [at(4), 66] },
    { hand: [at(4), 50], presses: true },
    { hand: [at(2), 114], presses: true },
  ],
  stills: [0, 2, 3],
  draw: (moment) => (
    <g style={HEADS}>
      <rect width="320" height="140" fill="var(--wood)" />
      {ROWS.map(({ y, words, chosen, from }) => (
        <g key={y}>
          <rect x="34" y={y - 42} width="230" height="64" rx="5" fill="#fdf8ec" />
          <rect x="46" y={y - 33} width={words} height="6" rx="3" fill="#79867f" />
          {RATINGS.map((n) => {
            const isChosen = n === chosen && moment >= from;
            return (
              <g key={n} transform={`translate(${at(n)} ${y}) scale(${isChosen ? 0.9 : 0.72})`}>
                {isChosen && <circle r="23" fill="none" stroke="#14332c" strokeWidth="4" />}
                <g transform="translate(-20 -20)">
                  <Head rating={n} />
                </g>
              </g>
            );
          })}
        </g>
      ))}
    </g>
  ),
};
