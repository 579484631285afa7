import type { DemoScene } from '../harbour/demo-scene.ts';

/** A post is pressed, its top crate hangs, another post is pressed, and there it stands. */
export const DEMO: DemoScene = {
  moments: [
    { hand: [150, 96] },
    { hand: [82, 78], presses: true },
    { hand: [238, 96] },
    { hand: [238, 92], presses: true },
  ],
  stills: [0, 1, 3],
  draw: (moment) => {
    const [x, y] = [
      [82, 60],
      [82, 22],
      [160, 22],
      [238, 90],
    ][moment] ?? [82, 60];
    return (
      <g>
        <rect y="120" width="320" height="20" fill="var(--quay)" />
        <path d="M10 10 H310" stroke="var(--crane)" strokeWidth="7" />
        {[82, 160, 238].map((post) => (
          <path
            key={post}
            d={`M${post} 52 V120`}
            stroke="var(--steel)"
            strokeWidth="6"
            strokeLinecap="round"
          />
        ))}
        {moment > 0 && moment < 3 && <path d={`M${x} 12 V${y}`} stroke="var(--steel)" strokeWidth="3" />}
        <Box x={82} y={90} fill="var(--hull)" mark="M-9 8 L0 -9 L9 8 Z" />
        <Box x={x ?? 0} y={y ?? 0} fill="var(--stripe)" mark="M-8 -8 H8 V8 H-8 Z" />
      </g>
    );
  },
};

function Box({
  x,
  y,
  fill,
  mark,
}: {
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  readonly mark: string;
}) {
  return (
    <g transform={`translate(${x} ${y + 14})`}>
      <rect
        x="-26"
        y="-14"
        width="52"
        height="29"
        rx="3"
        fill={fill}
        stroke="var(--hb-text)"
        strokeWidth="2"
      />
      <rect x="-14" y="-11" width="28" height="23" rx="3" fill="#fffdf6" />
      <path d={mark} fill="#14211d" transform="scale(0.85)" />
    </g>
  );
}
