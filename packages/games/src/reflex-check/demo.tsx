import { Plate } from '../harbour/demo-parts.tsx';
import type { DemoScene } from '../harbour/demo-scene.ts';
import { useHour } from '../harbour/scene/hour.ts';
import { Worker } from '../harbour/scene/people.tsx';
import { MastDrawing } from './mast.tsx';

/** The ball lights up on the mast, and at once the button is pressed. */
export const DEMO: DemoScene = {
  moments: [
    { hand: [284, 98] },
    { hand: [284, 98] },
    { hand: [236, 100], presses: true },
    { hand: [284, 98] },
  ],
  stills: [0, 2],
  draw: (moment) => <Picture moment={moment} />,
};

function Picture({ moment }: { readonly moment: number }) {
  const hour = useHour();
  const lit = moment === 1 || moment === 2;
  return (
    <g>
      <g {...hour}>
        <Roads />
        <g transform="translate(40 1) scale(.308)">
          <MastDrawing shows={lit ? 'ball' : null} />
        </g>
        <path d="M0 129 H320 V140 H0 Z" fill="var(--wood)" />
        <path d="M0 130 H320" stroke="var(--wood-shade)" strokeWidth="2.5" />
        <g transform="translate(34 131) scale(.42)">
          <Worker x={0} y={0} cloth="b" skin="a" waves />
        </g>
      </g>
      <Plate x={232} y={98} width={108} height={38} chosen={moment === 2}>
        <circle r="9" fill="currentColor" />
      </Plate>
    </g>
  );
}

/** The roads behind the mast, small. */
function Roads() {
  return (
    <g>
      <rect width="320" height="140" fill="var(--sky)" />
      <circle cx="188" cy="34" r="13" fill="var(--sun)" />
      <path
        d="M224 30 h34 a7 7 0 0 0 -1 -14 h-7 a11 11 0 0 0 -20 2 h-6 a6 6 0 0 0 0 12 Z"
        fill="var(--cloud)"
      />
      <path d="M0 84 Q60 58 130 76 T250 68 T320 74 V92 H0 Z" fill="var(--hill-far)" />
      <rect y="88" width="320" height="52" fill="var(--sea)" />
      <path
        d="M8 98 h20 M16 112 h18 M184 124 h26 M292 106 h22 M170 96 h10"
        stroke="var(--foam)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M298 92 V66 L284 88 H298 Z M300 90 V72 L312 88 H300 Z" fill="var(--sail)" />
      <path d="M282 89 H315 L309 97 H288 Z" fill="var(--hull)" />
    </g>
  );
}
