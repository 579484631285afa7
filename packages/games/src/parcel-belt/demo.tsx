import { Plate } from '../harbour/demo-parts.tsx';
import type { DemoScene } from '../harbour/demo-scene.ts';
import { useHour } from '../harbour/scene/hour.ts';
import { Belt, LabelPlate, Parcel, Portal, STEP, Tunnel, UNDER_SCANNER } from './belt-scene.tsx';
import styles from './view.module.css';
import { Ground, Town } from './yard.tsx';

const TRIANGLE = 'M-40 34 L0 -40 L40 34 Z';
const SQUARE = 'M-37 -37 H37 V37 H-37 Z';
const SIGNS = [TRIANGLE, SQUARE, SQUARE, null] as const;
/** The parcel under the scanner at each moment. */
const UNDER = [0, 1, 2, 2] as const;

/** Parcels come one by one; the third has the sign of the one before, and then the button is pressed. */
export const DEMO: DemoScene = {
  moments: [
    { hand: [286, 100] },
    { hand: [286, 100] },
    { hand: [230, 104] },
    { hand: [206, 116], presses: true },
  ],
  stills: [0, 1, 3],
  draw: (moment) => (
    <g>
      <Sketch under={UNDER[moment] ?? 0} />
      {moment > 1 && <Remembered />}
      <Plate x={160} y={121} width={132} height={30} chosen={moment === 3}>
        <path d="M-12 -4 H12 M-12 5 H12" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      </Plate>
    </g>
  ),
};

/** The belt in its yard, small, at its hour. */
function Sketch({ under }: { readonly under: number }) {
  const hour = useHour();
  return (
    <g {...hour} transform="translate(60 4) scale(.3125)">
      <Town />
      <Ground />
      <Tunnel />
      <path d="M-240 291 H40" stroke="var(--board)" strokeWidth="34" />
      <Belt />
      {SIGNS.map((sign, at) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a parcel is its place
          key={at}
          className={styles.sketched}
          style={{ transform: `translate(${UNDER_SCANNER + (at - under) * STEP}px, 0)` }}
        >
          <Parcel x={0} open={at === under} />
          {at === under && (
            <g transform={`translate(${-UNDER_SCANNER} 0)`}>
              <LabelPlate open>
                {sign && <path d={sign} transform="translate(320 192)" fill="#14211d" />}
              </LabelPlate>
            </g>
          )}
        </g>
      ))}
      <Portal lit />
    </g>
  );
}

/** What is kept in mind of the parcel just before, and that the sign now is the same. */
function Remembered() {
  return (
    <g>
      <path
        d="M70 42 q-20 0 -20 -16 q0 -18 22 -18 q22 0 22 18 q0 16 -20 16 Z"
        fill="var(--hb-surface)"
        stroke="var(--hb-line)"
        strokeWidth="1.500"
      />
      <path d="M62 15 h20 v20 h-20 Z" fill="var(--hb-text)" />
      <path
        d="M128 56 Q118 30 102 28 M112 24 L102 28 L109 36"
        fill="none"
        stroke="var(--hb-text)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}
