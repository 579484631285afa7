import type { DemoScene } from '../harbour/demo-scene.ts';
import { useHour } from '../harbour/scene/hour.ts';
import { Worker } from '../harbour/scene/people.tsx';
import { Crate } from './crate.tsx';
import { Posts } from './posts.tsx';
import styles from './view.module.css';
import { pegX, placeY, SCENE } from './yard-places.ts';

/** Places of the crate that is moved, and of the crane over it, at each moment. */
const MOMENTS = [
  { peg: 0, y: placeY(1), hangs: false, crane: 1 },
  { peg: 0, y: SCENE.hanging, hangs: true, crane: 0 },
  { peg: 2, y: SCENE.hanging, hangs: true, crane: 2 },
  { peg: 2, y: placeY(0), hangs: false, crane: 2 },
] as const;

/** A post is pressed, its top crate hangs, another post is pressed, and there it stands. */
export const DEMO: DemoScene = {
  moments: [
    { hand: [150, 104] },
    { hand: [104, 92], presses: true },
    { hand: [216, 104] },
    { hand: [216, 100], presses: true },
  ],
  stills: [0, 1, 3],
  draw: (moment) => <Yard moment={moment} />,
};

/** The yard at a moment, at the hour of the yard itself. */
function Yard({ moment }: { readonly moment: number }) {
  const hour = useHour(styles.demo);
  const { peg, y, hangs, crane } = MOMENTS[moment] ?? MOMENTS[0];
  const left = pegX(peg) - SCENE.crateWidth / 2;
  return (
    <g {...hour}>
      <rect width="320" height="140" fill="var(--sky)" />
      <circle cx="284" cy="62" r="13" fill="var(--sun)" />
      <path
        d="M18 44 a9 9 0 0 1 3 -17 a12 12 0 0 1 22 -2 a10 10 0 0 1 12 19 Z"
        fill="var(--sail)"
        opacity="0.8"
      />
      <path d="M0 104 V86 Q70 62 150 82 T320 74 V104 Z" fill="var(--hill-far)" />
      <rect y="100" width="320" height="40" fill="var(--sea)" />
      <path d="M252 98 H318 L308 112 H262 Z" fill="var(--hull)" />
      <path d="M262 90 h14 v8 h-14 Z M278 90 h14 v8 h-14 Z" fill="var(--crate)" stroke="var(--hull)" />
      <rect x="297" y="82" width="13" height="16" fill="var(--wall-a)" />
      <rect y="122" width="320" height="18" fill="var(--quay)" />
      <path d="M0 123 H320" stroke="var(--quay-joint)" strokeWidth="2" />
      <g transform="translate(36 128) scale(0.52)">
        <Worker x={0} y={0} cloth="b" skin="a" waves />
      </g>
      <g transform="translate(76 6) scale(0.28)">
        <path
          d="M-26 24 H-8 L0 418 H-34 Z M608 24 H626 L634 418 H600 Z"
          fill="var(--crane)"
          stroke="var(--crane-shade)"
          strokeWidth="4"
        />
        <rect x="-300" y="-4" width="1200" height="30" fill="var(--crane)" />
        <path d="M-300 -4 H900 M-300 26 H900" stroke="var(--crane-shade)" strokeWidth="5" />
        <Posts />
        <Standing crate={1} x={pegX(0)} />
        <g style={carried(pegX(crane), 0)}>
          <path
            d={`M-12 30 V${hangs ? 58 : 66} M12 30 V${hangs ? 58 : 66}`}
            stroke="var(--steel)"
            strokeWidth="5"
          />
          <rect x="-44" y="28" width="88" height="20" rx="5" fill="var(--crane-shade)" />
          <rect x="-22" y="56" width="44" height="14" rx="4" fill="var(--steel)" />
        </g>
        <g style={carried(left, y)}>
          <Crate crate={2} />
        </g>
      </g>
    </g>
  );
}

/** Where something is, and that it goes there rather than jumps; the stills for who wants no movement go nowhere. */
function carried(x: number, y: number): React.CSSProperties {
  return { transform: `translate(${x}px, ${y}px)`, transition: 'transform 520ms ease-in-out' };
}

function Standing({ crate, x }: { readonly crate: number; readonly x: number }) {
  return (
    <g transform={`translate(${x - SCENE.crateWidth / 2} ${placeY(0)})`}>
      <Crate crate={crate} />
    </g>
  );
}
