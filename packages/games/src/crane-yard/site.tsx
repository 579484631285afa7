import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Glow } from '../harbour/scene/light.tsx';
import { Barge } from './barge.tsx';
import { CAPACITIES } from './core.ts';
import { LastCrates } from './last-crates.tsx';
import { PostNumbers, PostPlate, PostStands } from './posts.tsx';
import { Ship } from './ship.tsx';
import { type LastYard, type Stowed, stowage } from './stowage.ts';
import styles from './view.module.css';
import { pegX, SCENE } from './yard-places.ts';
import { Yardside } from './yardside.tsx';

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
  const crates = leaves ? stowage(last) : [];
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <div className={styles.bay}>
        <Ship done={Math.min(done, of - 1)} of={of} comes={comes && done < of} leaves={leaves} />
      </div>
      {leaves && <Barge crates={crates} seen={last !== null} />}
      <Ground />
      <Yardside done={done} comes={comes} leaves={leaves} />
      <div className={styles.legs}>
        <Leg className={styles.leftLeg} />
        <Leg className={styles.rightLeg} />
      </div>
      <Jib />
      <div className={styles.sunk} data-idle={idle || undefined}>
        <svg className={styles.stands} viewBox={YARD} aria-hidden="true" focusable="false">
          <PostStands />
        </svg>
        {CAPACITIES.map((room, peg) => (
          <svg
            key={room}
            className={`${styles.stands} ${styles.plates}`}
            style={{ '--fetched': last === null ? 0 : fetchedFrom(crates, peg) } as React.CSSProperties}
            viewBox={YARD}
            aria-hidden="true"
            focusable="false"
          >
            <PostPlate peg={peg} />
          </svg>
        ))}
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
      {last !== null && <LastCrates crates={crates} begins={pegX(last.over)} />}
    </div>
  );
});

/** How many crates have been fetched once a post is empty. */
function fetchedFrom(crates: readonly Stowed[], peg: number) {
  return crates.findLastIndex(({ x, hangs }) => x === pegX(peg) && !hangs) + 1;
}

/** The quay, as wide as any screen. */
const Ground = memo(function Ground() {
  const { ground } = SCENE;
  return (
    <svg className={styles.drawn} viewBox={YARD} aria-hidden="true" focusable="false">
      <rect x="-2000" y={ground} width="4600" height="900" fill="var(--quay)" />
      <path d="M-2000 530 H2600 V1300 H-2000 Z" fill="var(--quay-shade)" />
      <path d={`M-2000 ${ground + 3} H2600`} stroke="var(--quay-joint)" strokeWidth="6" />
      <path d="M-2000 478 H2600 M-2000 530 H2600" stroke="var(--quay-joint)" strokeWidth="3" opacity="0.6" />
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
    </svg>
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

/** On a wide screen the ship is laden from a jib of its own, low on the leg at its side, that comes from beyond it: the plan hangs over it. */
const Jib = memo(function Jib() {
  return (
    <svg className={styles.jib} viewBox="-117 0 417 60" aria-hidden="true" focusable="false">
      <path d="M300 52 L236 12" stroke="var(--crane-shade)" strokeWidth="7" />
      <path d="M-115 2 H2000 V14 H-115 Z" fill="var(--crane)" stroke="var(--crane-shade)" strokeWidth="3" />
      <path d={STRUTS} stroke="var(--crane-shade)" strokeWidth="3" />
      <path d="M-115 0 V18" stroke="var(--crane-shade)" strokeWidth="6" />
    </svg>
  );
});

const STRUTS = Array.from({ length: 53 }, (_, at) => `M${-95 + at * 40} 3 v10`).join(' ');

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
