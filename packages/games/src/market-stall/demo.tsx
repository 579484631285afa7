import { Plate, Words } from '../harbour/demo-parts.tsx';
import type { DemoScene } from '../harbour/demo-scene.ts';

/** A row of the table is read, an answer is chosen and confirmed. */
export const DEMO: DemoScene = {
  moments: [{}, { hand: [112, 74] }, { hand: [252, 86], presses: true }, { hand: [258, 116], presses: true }],
  stills: [1, 2, 3],
  draw: (moment) => (
    <g>
      {[0, 1, 2, 3, 4].map((stripe) => (
        <path
          key={20 + stripe}
          d={`M${22 + stripe * 30} 12 h30 v12 a15 12 0 0 1 -30 0 Z`}
          fill={stripe % 2 ? '#fffdf6' : 'var(--stripe)'}
        />
      ))}
      <rect
        x="22"
        y="38"
        width="150"
        height="90"
        fill="var(--hb-surface)"
        stroke="var(--hb-line)"
        strokeWidth="2"
      />
      {[54, 76, 98, 116].map((y) => (
        <g key={y}>
          {moment > 0 && y === 76 && (
            <rect x="25" y="65" width="144" height="22" fill="var(--hb-accent)" opacity="0.55" />
          )}
          <Words x={34} y={y} width={56} />
          <Words x={134} y={y} width={26} />
        </g>
      ))}
      {[56, 84].map((y) => (
        <Plate key={y} x={246} y={y} width={120} height={23} chosen={y === 84 && moment > 1} />
      ))}
      <Plate x={246} y={116} width={120} height={28} chosen={moment === 3}>
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
