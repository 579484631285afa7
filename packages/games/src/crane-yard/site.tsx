import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Glow } from '../harbour/scene/light.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import { ForkLift } from './fork-lift.tsx';
import { LastCrates, type LastYard, orderAboard } from './last-crates.tsx';
import { PostNumbers, PostStands } from './posts.tsx';
import { Ship } from './ship.tsx';
import styles from './view.module.css';
import { SCENE } from './yard-places.ts';

const YARD = `0 0 ${SCENE.width} ${SCENE.height}`;

/**
 * What stays from the first card to the last: the quay with its gantry and posts, and the ship behind it. The crane and
 * the crates of a plan are drawn over it, in the same place of the stage; at the end there is nothing but this.
 */
export const Site = memo(function Site({
  done,
  of,
  comes,
  leaves,
  idle,
  last,
}: {
  /** Plans that are behind. */
  readonly done: number;
  readonly of: number;
  /** The last of them is just over. */
  readonly comes: boolean;
  /** All is done. */
  readonly leaves: boolean;
  /** No plan is in hand: the posts are let down into the quay. */
  readonly idle: boolean;
  /** The yard as the last plan has left it; null where nobody saw it. */
  readonly last: LastYard | null;
}) {
  const hour = useHour(styles.site);
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <div className={styles.bay}>
        <Ship done={done} of={of} comes={comes} leaves={leaves} aboard={orderAboard(last)} />
      </div>
      <Ground />
      <div className={styles.sunk} data-idle={idle || undefined}>
        <svg className={styles.stands} viewBox={YARD} aria-hidden="true" focusable="false">
          <PostStands />
        </svg>
      </div>
      <svg
        className={`${styles.drawn} ${styles.numbers}`}
        data-idle={idle || undefined}
        viewBox={YARD}
        aria-hidden="true"
        focusable="false"
      >
        <PostNumbers />
      </svg>
      <Girder />
      {last !== null && <LastCrates {...last} />}
    </div>
  );
});

/** The quay and what stands on it, as wide as any screen, and the legs of the gantry. */
const Ground = memo(function Ground() {
  const { ground } = SCENE;
  return (
    <>
      <svg className={styles.drawn} viewBox={YARD} aria-hidden="true" focusable="false">
        <rect x="-2000" y={ground} width="4600" height="900" fill="var(--quay)" />
        <path d="M-2000 530 H2600 V1300 H-2000 Z" fill="var(--quay-shade)" />
        <path d={`M-2000 ${ground + 3} H2600`} stroke="var(--quay-joint)" strokeWidth="6" />
        <path
          d="M-2000 478 H2600 M-2000 530 H2600"
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
      </svg>
      <div className={styles.forkLift}>
        <ForkLift />
      </div>
      <div className={styles.legs}>
        <Leg className={styles.leftLeg} />
        <Leg className={styles.rightLeg} />
      </div>
    </>
  );
});

/** What the crane runs on, across all of the stage. */
const Girder = memo(function Girder() {
  return (
    <svg className={`${styles.drawn} ${styles.girder}`} viewBox={YARD} aria-hidden="true" focusable="false">
      <rect x="-2000" y="-2" width="4600" height="28" fill="var(--crane)" />
      <path d={LATTICE} stroke="var(--crane-shade)" strokeWidth="4" fill="none" />
      <path d="M-2000 -2 H2600 M-2000 26 H2600" stroke="var(--crane-shade)" strokeWidth="4" />
      <Floodlight x={40} />
      <Floodlight x={560} />
      <Floodlight x={892} />
    </svg>
  );
});

/** The cross bars of the girder. */
const LATTICE = Array.from({ length: 60 }, (_, at) => `M${-900 + at * 40} 22 l20 -20 l20 20`).join(' ');

/** One leg of the gantry, its foot on the quay; it goes up as far as the girder may ever be, and is cut off there. */
function Leg({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 60 120" aria-hidden="true" focusable="false">
      <path d="M22 -1200 H38 L50 110 H10 Z" fill="var(--crane)" stroke="var(--crane-shade)" strokeWidth="3" />
      <path d={BRACES} stroke="var(--crane-shade)" strokeWidth="4" />
      <path d="M2 108 H58 V120 H2 Z" fill="var(--crane-shade)" />
    </svg>
  );
}

const BRACES = Array.from({ length: 12 }, (_, at) => {
  const y = 20 - at * 90;
  return `M${14 + at} ${y + 60} L${43 - at} ${y} M${46 - at} ${y + 60} L${17 + at} ${y}`;
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
]
  .map(
    ([x = 0, y, half = 0]) =>
      `M${x - half} ${y} a${half} 6 0 1 0 ${half * 2} 0 a${half} 6 0 1 0 ${-half * 2} 0 Z`,
  )
  .join(' ');

/** What stands around the posts, and the people of the yard. */
function Yardside() {
  return (
    <g>
      {/* What stands on the quay has a shadow there. */}
      <path d={SHADOWS} fill="var(--quay-joint)" opacity="0.45" />
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
