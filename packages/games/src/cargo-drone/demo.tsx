import { Plate } from '../harbour/demo-parts.tsx';
import type { DemoScene } from '../harbour/demo-scene.ts';
import { Crate } from '../harbour/scene/cargo.tsx';

/** Crates are loaded one by one, then the drone is sent off. */
export const DEMO: DemoScene = {
  moments: [
    { hand: [92, 118], presses: true },
    { hand: [92, 118], presses: true },
    { hand: [228, 122] },
    { hand: [228, 118], presses: true },
  ],
  stills: [0, 1, 3],
  draw: (moment) => (
    <g>
      <rect width="320" height="140" fill="var(--sky)" />
      <g transform={moment === 3 ? 'translate(56 -8) rotate(-4 160 40)' : undefined}>
        <path d="M104 22 H216" stroke="var(--steel)" strokeWidth="4" />
        <path d="M84 14 h44 M192 14 h44" stroke="var(--steel)" strokeWidth="4" strokeLinecap="round" />
        <rect
          x="136"
          y="12"
          width="48"
          height="24"
          rx="12"
          fill="#fffdf6"
          stroke="var(--steel)"
          strokeWidth="2.5"
        />
        <path d="M146 36 L124 84 M174 36 L196 84" stroke="var(--steel)" strokeWidth="2.5" />
        <rect x="116" y="82" width="88" height="6" rx="2" fill="var(--wood-shade)" />
        <g transform="translate(123 50) scale(0.8)">
          <Crate x={0} y={0} />
          {moment > 0 && <Crate x={48} y={0} />}
        </g>
      </g>
      <Plate x={92} y={116} width={124} chosen={moment < 2}>
        <path d="M-8 0 H8 M0 -8 V8" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      </Plate>
      <Plate x={228} y={116} width={124} chosen={moment === 3}>
        <path d="M-9 5 L0 -6 L9 5" stroke="currentColor" strokeWidth="4" fill="none" strokeLinecap="round" />
      </Plate>
    </g>
  ),
};
