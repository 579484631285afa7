import { Plate } from '../harbour/demo-parts.tsx';
import type { DemoScene } from '../harbour/demo-scene.ts';
import { Belt, LabelPlate, Parcel, Portal, STEP, Tunnel, UNDER_SCANNER } from './belt-scene.tsx';
import styles from './view.module.css';

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
  draw: (moment) => {
    const under = UNDER[moment] ?? 0;
    return (
      <g>
        <Street />
        <g transform="translate(60 4) scale(.3125)">
          <Tunnel />
          <path d="M-240 291 H0" stroke="var(--board)" strokeWidth="34" />
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
        {moment > 1 && <Remembered />}
        <Plate x={160} y={121} width={132} height={30} chosen={moment === 3}>
          <path d="M-12 -4 H12 M-12 5 H12" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
        </Plate>
      </g>
    );
  },
};

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

/** The quay and the town behind the belt, small. */
function Street() {
  return (
    <g>
      <rect width="320" height="140" fill="var(--sky)" />
      <path d="M0 62 Q60 34 130 52 T320 40 V90 H0 Z" fill="var(--hill-far)" />
      <path d="M4 82 V48 H36 V82 Z" fill="var(--wall-d)" />
      <path d="M1 49 L20 33 L39 49 Z" fill="var(--roof-c)" />
      <path d="M220 82 V52 H252 V82 Z" fill="var(--wall-b)" />
      <path d="M217 53 L224 41 H248 L255 53 Z" fill="var(--roof-a)" />
      <path d="M254 82 V44 H282 V82 Z" fill="var(--wall-c)" />
      <path d="M251 45 L268 29 L285 45 Z" fill="var(--roof-b)" />
      <path d="M284 82 V54 H320 V82 Z" fill="var(--wall-a)" />
      <path d="M281 55 L288 43 H320 V55 Z" fill="var(--roof-c)" />
      <path
        d="M10 56 h7 v9 h-7 Z M24 56 h7 v9 h-7 Z M226 60 h7 v9 h-7 Z M240 60 h7 v9 h-7 Z M259 53 h6 v9 h-6 Z M271 53 h6 v9 h-6 Z M291 62 h7 v9 h-7 Z M306 62 h7 v9 h-7 Z"
        fill="var(--window)"
      />
      <rect y="80" width="320" height="60" fill="var(--quay)" />
      <path d="M0 80 H320 V92 H0 Z" fill="var(--quay-shade)" />
      <path d="M0 116 H320" stroke="var(--quay-shade)" strokeWidth="2" />
    </g>
  );
}
