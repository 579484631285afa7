import { Plate, Words } from '../harbour/demo-parts.tsx';
import type { DemoScene } from '../harbour/demo-scene.ts';

/** A message is moved up, then it is decided what becomes of it. */
export const DEMO: DemoScene = {
  moments: [
    { hand: [34, 96] },
    { hand: [34, 96], presses: true },
    { hand: [34, 42] },
    { hand: [186, 40], presses: true },
  ],
  stills: [0, 2, 3],
  draw: (moment) => {
    const moved = moment > 1;
    return (
      <g>
        <rect width="320" height="140" fill="var(--wood)" />
        <Note y={moved ? 70 : 12} width={70} />
        <Note y={moved ? 12 : 70} width={104} chosen={moment === 3} />
      </g>
    );
  },
};

function Note({
  y,
  width,
  chosen = false,
}: {
  readonly y: number;
  readonly width: number;
  readonly chosen?: boolean;
}) {
  return (
    <g transform={`translate(14 ${y})`}>
      <rect width="256" height="52" rx="6" fill="var(--hb-surface)" stroke="var(--hb-line)" strokeWidth="2" />
      <path
        d="M14 18 h12 M14 26 h12 M14 34 h12"
        stroke="var(--hb-text)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <Words x={42} y={18} width={width} />
      <Words x={42} y={34} width={width - 26} />
      <Plate x={172} y={27} width={40} height={26} chosen={chosen} />
      <Plate x={222} y={27} width={40} height={26} />
    </g>
  );
}
