import { Words } from '../harbour/demo-parts.tsx';
import type { DemoScene } from '../harbour/demo-scene.ts';
import { Worker } from '../harbour/scene/people.tsx';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7];
const at = (n: number) => 76 + (n - 1) * 33;

/** A situation is read, then each response gets a number. */
export const DEMO: DemoScene = {
  moments: [
    {},
    { hand: [at(5), 84] },
    { hand: [at(5), 74], presses: true },
    { hand: [at(2), 112], presses: true },
  ],
  stills: [0, 2, 3],
  draw: (moment) => (
    <g>
      <Worker x={40} y={104} cloth="a" skin="b" />
      <Words x={76} y={20} width={186} />
      <Words x={76} y={36} width={150} />
      {[74, 112].map((y) =>
        NUMBERS.map((n) => {
          const chosen = (y === 74 && n === 5 && moment > 1) || (y === 112 && n === 2 && moment === 3);
          return (
            <g key={`${y} ${n}`} transform={`translate(${at(n)} ${y})`}>
              <circle
                r="13"
                fill={chosen ? 'var(--hb-primary)' : 'var(--hb-surface)'}
                stroke="var(--hb-line)"
                strokeWidth="2"
              />
              <text
                y="5"
                textAnchor="middle"
                fontSize="14"
                fill={chosen ? 'var(--hb-on-primary)' : 'var(--hb-text)'}
              >
                {n}
              </text>
            </g>
          );
        }),
      )}
    </g>
  ),
};
