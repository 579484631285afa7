import { Arrow, Plate } from '../harbour/demo-parts.tsx';
import type { DemoScene } from '../harbour/demo-scene.ts';

const LAMPS = [
  { x: 76, to: 'right' },
  { x: 118, to: 'right' },
  { x: 160, to: 'left' },
  { x: 202, to: 'right' },
  { x: 244, to: 'right' },
] as const;

/** Five lamps; the middle one points left, and left is pressed. */
export const DEMO: DemoScene = {
  moments: [{}, { hand: [220, 118] }, { hand: [84, 116] }, { hand: [84, 116], presses: true }],
  stills: [1, 3],
  draw: (moment) => (
    <g>
      <rect
        x="44"
        y="14"
        width="232"
        height="60"
        rx="12"
        fill="var(--board)"
        stroke="var(--board-edge)"
        strokeWidth="3"
      />
      {LAMPS.map(({ x, to }) => (
        <g key={x} transform={`translate(${x} 44)`} color="#14211d">
          <circle
            r="17"
            fill={moment === 0 ? 'var(--lamp-off)' : 'var(--lamp-lit)'}
            stroke="var(--lamp-rim)"
            strokeWidth="2"
          />
          {moment > 0 && (
            <g transform="scale(0.8)">
              <Arrow to={to} />
            </g>
          )}
        </g>
      ))}
      {moment > 0 && <circle cx="160" cy="44" r="22" fill="none" stroke="var(--lamp-glow)" strokeWidth="3" />}
      <Plate x={84} y={112} width={120} chosen={moment === 3}>
        <Arrow to="left" />
      </Plate>
      <Plate x={236} y={112} width={120}>
        <Arrow to="right" />
      </Plate>
    </g>
  ),
};
