import { Plate } from '../harbour/demo-parts.tsx';
import type { DemoScene } from '../harbour/demo-scene.ts';

/** A ball goes up the mast, and at once the button is pressed. */
export const DEMO: DemoScene = {
  moments: [
    { hand: [224, 92] },
    { hand: [224, 92] },
    { hand: [224, 74], presses: true },
    { hand: [224, 92] },
  ],
  stills: [0, 2],
  draw: (moment) => (
    <g>
      <rect
        x="62"
        y="12"
        width="76"
        height="118"
        rx="14"
        fill="var(--board)"
        stroke="var(--board-edge)"
        strokeWidth="3"
      />
      <circle
        cx="100"
        cy="44"
        r="22"
        fill={moment === 2 ? 'var(--lamp-lit)' : 'var(--lamp-off)'}
        stroke={moment === 2 ? 'var(--lamp-glow)' : 'var(--lamp-rim)'}
        strokeWidth="3"
      />
      <circle cx="100" cy="98" r="22" fill="var(--lamp-off)" stroke="var(--lamp-rim)" strokeWidth="3" />
      <circle cx="100" cy="71" r="3" fill="var(--lamp-lit)" />
      <Plate x={224} y={70} width={120} height={44} chosen={moment === 2}>
        <circle r="9" fill="currentColor" />
      </Plate>
    </g>
  ),
};
