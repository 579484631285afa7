import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Glow, LampPost } from '../harbour/scene/light.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import { Cab } from './cab.tsx';
import { Posts } from './posts.tsx';
import { Ship } from './ship.tsx';
import styles from './view.module.css';
import { SCENE } from './yard-places.ts';

/**
 * What stays from the first plan to the end: the quay with its gantry and posts, and the ship behind it. The crane and
 * the crates of a plan are drawn over it, in the same place of the stage; at the end there is nothing but this.
 */
export const Site = memo(function Site({
  done,
  of,
  comes,
  leaves,
}: {
  /** Plans that are behind. */
  readonly done: number;
  readonly of: number;
  /** The last of them is just over. */
  readonly comes: boolean;
  /** All is done. */
  readonly leaves: boolean;
}) {
  const hour = useHour(styles.scene);
  return (
    <div className={styles.site} aria-hidden="true" dir="ltr">
      <div className={styles.yard}>
        <div {...hour}>
          <div className={styles.bay}>
            <Ship done={done} of={of} comes={comes} leaves={leaves} />
          </div>
          <Ground />
          <svg
            className={styles.posts}
            data-gone={leaves || undefined}
            viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
            aria-hidden="true"
            focusable="false"
          >
            <Posts />
          </svg>
        </div>
      </div>
    </div>
  );
});

/** The gantry, as high as there is room for, the quay and what stands on it, as wide as any screen. */
const Ground = memo(function Ground() {
  const { width, height, ground } = SCENE;
  return (
    <>
      <div className={styles.legs}>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
          <path d={LEGS} fill="var(--crane)" stroke="var(--crane-shade)" strokeWidth="3" />
          <path d={BRACES} stroke="var(--crane-shade)" strokeWidth="4" />
        </svg>
      </div>
      <svg className={styles.ground} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        <rect x="-2000" y={ground} width="4600" height="900" fill="var(--quay)" />
        <path d="M-2000 530 H2600 V1300 H-2000 Z" fill="var(--quay-shade)" />
        <path d={`M-2000 ${ground + 3} H2600`} stroke="var(--quay-joint)" strokeWidth="6" />
        <path
          d="M-2000 478 H2600 M-2000 530 H2600 M-2000 600 H2600"
          stroke="var(--quay-joint)"
          strokeWidth="3"
          opacity="0.6"
        />
        <path
          d="M-460 419 l-30 59 M-230 419 l-14 59 M20 419 v59 M200 419 v59 M400 419 v59 M580 419 v59 M830 419 l14 59 M1060 419 l30 59 M-380 478 l-34 52 M-110 478 l-12 52 M110 478 v52 M300 478 v52 M490 478 v52 M710 478 l12 52 M980 478 l34 52"
          stroke="var(--quay-joint)"
          strokeWidth="2"
          opacity="0.4"
        />
        <path
          d="M-2000 512 H2600"
          stroke="var(--crane)"
          strokeWidth="9"
          strokeDasharray="30 22"
          opacity="0.75"
        />
        <Yardside />
        <g className={styles.legCab} transform="translate(-78 168)">
          <path d="M-40 2 H50" stroke="var(--crane-shade)" strokeWidth="8" />
          <Cab />
        </g>
        <path d="M-46 408 H10 V420 H-46 Z M590 408 H646 V420 H590 Z" fill="var(--crane-shade)" />
      </svg>
      <svg className={styles.girder} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        <rect x="-2000" y="-2" width="4600" height="28" fill="var(--crane)" />
        <path d={LATTICE} stroke="var(--crane-shade)" strokeWidth="4" fill="none" />
        <path d="M-2000 -2 H2600 M-2000 26 H2600" stroke="var(--crane-shade)" strokeWidth="4" />
        <Floodlight x={40} />
        <Floodlight x={560} />
      </svg>
    </>
  );
});

/** The cross bars of the girder. */
const LATTICE = Array.from({ length: 60 }, (_, at) => `M${-900 + at * 40} 22 l20 -20 l20 20`).join(' ');

/** The legs frame the yard; they go up as far as the girder may ever be, and what is above it is cut off. */
const LEGS = 'M-26 -400 H-10 L2 418 H-38 Z M610 -400 H626 L638 418 H598 Z';
const BRACES = Array.from({ length: 8 }, (_, at) => {
  const y = 300 - at * 90;
  return `M-34 ${y + 60} L-6 ${y} M-4 ${y + 60} L-30 ${y} M602 ${y + 60} L630 ${y} M632 ${y + 60} L606 ${y}`;
}).join(' ');

/** A lamp under the girder; after dark it lights the yard. */
function Floodlight({ x }: { readonly x: number }) {
  return (
    <g>
      <Glow x={x} y={44} r={74} />
      <path d={`M${x} 26 V34`} stroke="var(--steel)" strokeWidth="5" />
      <path d={`M${x - 15} 46 L${x - 9} 33 H${x + 9} L${x + 15} 46 Z`} fill="var(--steel)" />
      <path d={`M${x - 11} 46 H${x + 11}`} stroke="var(--lantern)" strokeWidth="5" />
    </g>
  );
}

const SHADOWS = [
  [34, 547, 26],
  [546, 546, 46],
  [752, 421, 66],
  [-18, 421, 44],
  [618, 421, 44],
  [-92, 420, 16],
  [838, 420, 16],
]
  .map(
    ([x = 0, y, half = 0]) =>
      `M${x - half} ${y} a${half} 6 0 1 0 ${half * 2} 0 a${half} 6 0 1 0 ${-half * 2} 0 Z`,
  )
  .join(' ');

/** What stands around the posts: containers, a fork-lift, and the people of the yard. */
function Yardside() {
  return (
    <g>
      {[
        [-262, 358, 'roof-a'],
        [-262, 298, 'wall-d'],
        [-392, 358, 'cloth-a'],
        [-392, 298, 'crane-shade'],
        [-332, 238, 'roof-b'],
        [936, 358, 'wall-d'],
        [936, 298, 'roof-a'],
        [1066, 358, 'cloth-a'],
      ].map(([x, y, paint]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect width="126" height="58" fill={`var(--${paint})`} stroke="var(--door)" strokeWidth="3" />
          <path
            d="M16 8 V50 M32 8 V50 M48 8 V50 M64 8 V50 M80 8 V50 M96 8 V50 M112 8 V50"
            stroke="var(--door)"
            strokeWidth="3"
            opacity="0.35"
          />
        </g>
      ))}
      {/* What stands on the quay has a shadow there. */}
      <path d={SHADOWS} fill="var(--quay-joint)" opacity="0.45" />
      <LampPost x={-92} y={418} lit />
      <LampPost x={838} y={418} lit />
      <g transform="translate(736 418)">
        <path d="M-26 -6 V-82 M-26 -6 H-58" stroke="var(--steel)" strokeWidth="7" fill="none" />
        <rect
          x="-96"
          y="-44"
          width="40"
          height="34"
          rx="3"
          fill="var(--crate)"
          stroke="var(--crate-mark)"
          strokeWidth="3"
        />
        <path
          d="M-20 -12 V-38 H8 L16 -22 H62 V-12 Z"
          fill="var(--crane)"
          stroke="var(--crane-shade)"
          strokeWidth="3"
        />
        <path d="M-14 -38 V-84 H34 L44 -24" stroke="var(--door)" strokeWidth="5" fill="none" />
        <path d="M4 -26 V-48 Q4 -56 13 -56 Q22 -56 22 -48 V-26 Z" fill="var(--cloth-a)" />
        <circle cx="13" cy="-64" r="8.5" fill="var(--skin-b)" />
        <path d="M4 -66 Q5 -75 13 -75 Q22 -75 22 -66 Z" fill="var(--stripe)" />
        <circle cx="-6" cy="-4" r="11" fill="var(--door)" />
        <circle cx="48" cy="-4" r="11" fill="var(--door)" />
        <circle cx="-6" cy="-4" r="4" fill="var(--steel-light)" />
        <circle cx="48" cy="-4" r="4" fill="var(--steel-light)" />
      </g>
      <g transform="translate(34 547) scale(1.25)">
        <Worker x={0} y={0} cloth="b" skin="a" waves />
      </g>
      <g transform="translate(548 546)">
        <path d="M-26 0 Q-30 -24 -22 -34 H14 Q22 -24 18 0 Z" fill="var(--steel)" />
        <path d="M-34 -34 H26 V-44 Q-4 -54 -34 -44 Z" fill="var(--steel)" />
        <path d="M-25 -14 H17 M-24 -22 H16" stroke="var(--rope)" strokeWidth="6" strokeLinecap="round" />
        <path
          d="M18 -14 Q52 -8 60 2"
          stroke="var(--rope)"
          strokeWidth="5"
          fill="none"
          strokeLinecap="round"
        />
        <path d="M-2 -36 V-48 M6 -36 V-48" stroke="var(--crane)" strokeWidth="3" />
        <g fill="var(--sail)" stroke="var(--door)" strokeWidth="2" strokeLinejoin="round">
          <path d="M-34 -50 L-14 -60 Q-4 -74 10 -70 Q12 -84 22 -83 Q31 -82 30 -72 Q30 -50 8 -46 Q-8 -44 -18 -50 Z" />
          <path d="M-30 -51 Q-10 -70 12 -60 Q2 -48 -12 -50 Z" fill="var(--steel-light)" />
          <path d="M30 -76 L41 -72 L30 -70 Z" fill="var(--crane)" />
        </g>
        <circle cx="23" cy="-76" r="1.8" fill="var(--goods-ink)" />
      </g>
    </g>
  );
}
