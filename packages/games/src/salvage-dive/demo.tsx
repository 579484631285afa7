import { Plate } from '../harbour/demo-parts.tsx';
import type { DemoScene } from '../harbour/demo-scene.ts';

const COLUMNS = [36, 80, 124, 168] as const;

/** Two crates are opened, then the diver goes up with what is in them. */
export const DEMO: DemoScene = {
  moments: [
    { hand: [80, 44] },
    { hand: [80, 44], presses: true },
    { hand: [168, 90], presses: true },
    { hand: [258, 72], presses: true },
  ],
  stills: [1, 2, 3],
  draw: (moment) => (
    <g>
      <rect width="320" height="140" fill="#1c4653" />
      {[26, 72].map((y) =>
        COLUMNS.map((x) => {
          const opened = (moment > 0 && x === 80 && y === 26) || (moment > 1 && x === 168 && y === 72);
          return (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y + 18})`}>
              <rect
                x="-19"
                y="-19"
                width="38"
                height="38"
                rx="3"
                fill={opened ? '#fffdf6' : '#b98a55'}
                stroke="#3b2a17"
                strokeWidth="2.5"
              />
              {opened && <path d="M0 -11 L11 -2 L0 12 L-11 -2 Z" fill="#1a6a3c" />}
            </g>
          );
        }),
      )}
      <Plate x={258} y={70} width={88} height={42} chosen={moment === 3}>
        <path
          d="M0 10 V-9 M-8 -2 L0 -10 L8 -2"
          stroke="currentColor"
          strokeWidth="4"
          fill="none"
          strokeLinecap="round"
        />
      </Plate>
    </g>
  ),
};
