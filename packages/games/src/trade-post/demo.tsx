import { Plate, Waterfront } from '../harbour/demo-parts.tsx';
import type { DemoScene } from '../harbour/demo-scene.ts';

const COINS = [0, 1, 2, 3];

/** Coins are chosen with the slider and go to the ship, where they become more. */
export const DEMO: DemoScene = {
  moments: [
    { hand: [60, 118] },
    { hand: [132, 118], presses: true },
    { hand: [262, 120], presses: true },
    {},
  ],
  stills: [0, 1, 3],
  draw: (moment) => (
    <g>
      <Waterfront />
      <path d="M0 66 H132 V140 H0 Z" fill="var(--quay-shade)" />
      <path d="M0 64 H136 V72 H0 Z" fill="var(--quay)" />
      <path d="M20 66 V44 L46 26 L72 44 V66 Z" fill="var(--wall-b)" />
      <path d="M14 46 L46 22 L78 46 Z" fill="var(--roof-a)" />
      <path d="M224 86 H300 L286 104 H238 Z" fill="var(--hull)" />
      <path d="M262 84 V34 L294 78 H266 Z M258 84 V42 L234 78 H258 Z" fill="var(--stripe)" />
      {COINS.slice(0, moment === 3 ? 4 : 2).map((coin) => (
        <circle
          key={coin}
          cx={moment === 3 ? 240 + coin * 15 : 92 + coin * 18}
          cy={moment === 3 ? 80 : 58}
          r="8"
          fill="#e2b53c"
          stroke="#6a4d18"
          strokeWidth="2.5"
        />
      ))}
      <path d="M24 116 H196" stroke="var(--hb-text)" strokeWidth="5" strokeLinecap="round" />
      <circle
        cx={moment === 0 ? 60 : 132}
        cy="116"
        r="10"
        fill="var(--hb-primary)"
        stroke="var(--hb-surface)"
        strokeWidth="3"
      />
      <Plate x={258} y={123} width={84} height={26} chosen={moment === 2}>
        <path
          d="M-10 0 l7 7 l13 -14"
          stroke="currentColor"
          strokeWidth="4"
          fill="none"
          strokeLinecap="round"
        />
      </Plate>
    </g>
  ),
};
