import { use } from 'react';
import { Cat } from '../harbour/scene/cat.tsx';
import { Part } from '../harbour/scene/part.tsx';
import { AboveGallery } from './above-gallery.tsx';
import { Dog } from './dog.tsx';
import { Keeper } from './keeper.tsx';
import { AS_ON_LAND, Sized } from './mooring.tsx';
import { Quarter } from './quarter.ts';
import styles from './tower-scene.module.css';

/** Where the keeper stands on the gallery in each quarter, in hundredths of the head's width; the last is where the way down begins. */
const KEEPER_AT = [-36, -20, 20, 36] as const;
/** Where the dog sits on the quay, between its bollards, in the quay's units. */
export const DOG_AT = [40, 164, 226, 312] as const;

/** The keeper goes along the gallery with the boat: sees it off, looks after it, waves it in. */
export function KeeperOnWatch() {
  const quarter = use(Quarter);
  return (
    <div
      className={`${styles.head} ${styles.walks}`}
      style={{ transform: `translateX(${KEEPER_AT[quarter] ?? 0}%)` }}
    >
      <AboveGallery className={styles.fills}>
        <g transform={quarter < 2 ? 'scale(-1 1)' : undefined}>
          <Keeper x={0} y={0} does={quarter === 0 || quarter === 3 ? 'waves' : 'looks'} />
        </g>
      </AboveGallery>
    </div>
  );
}

/** Where the cat sits on the railing in each quarter, in hundredths of the gallery's width: wherever the keeper is not. */
const CAT_AT = [90, 90, 10, 10] as const;

/** The cat on the railing. */
export function CatOnWatch() {
  const quarter = use(Quarter);
  return (
    <div className={styles.rail}>
      <div key={CAT_AT[quarter]} className={styles.turnsUp} style={{ left: `${CAT_AT[quarter] ?? 0}%` }}>
        <svg className={styles.cat} viewBox="-14 -24 28 24" aria-hidden="true" focusable="false">
          <Cat x={0} y={0} scale={0.54} />
        </svg>
      </div>
    </div>
  );
}

/** The dog runs along the quay with the boat. */
export function DogOnWatch() {
  const quarter = use(Quarter);
  return (
    <div
      className={styles.keepsUp}
      style={{ transform: `translateX(${(100 * (DOG_AT[quarter] ?? 0)) / 420}%)` }}
    >
      <Part height={160}>
        <Sized x={0} y={131} size={AS_ON_LAND}>
          <Dog x={0} y={0} />
        </Sized>
      </Part>
    </div>
  );
}

/** A seal on its rock, until it is in the water to see for itself. In the ground's units. */
export function SealOnWatch() {
  const quarter = use(Quarter);
  if (quarter === 0) {
    return (
      <g transform="translate(-95 0)">
        <path
          d="M-428 -158 Q-431 -165 -430 -171 Q-437 -173 -434 -177 Q-428 -186 -417 -186 Q-407 -186 -405 -178 Q-388 -174 -376 -160 L-364 -162 L-371 -153 H-420 Z"
          fill="var(--steel)"
          stroke="var(--hull-line)"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <circle cx="-419" cy="-178" r="2.2" fill="var(--door)" stroke="var(--hull-line)" strokeWidth="1" />
        <circle cx="-433" cy="-175.500" r="2" fill="var(--door)" />
      </g>
    );
  }
  return (
    <g className={styles.swims} transform={`translate(${[0, -130, -68, 68][quarter] ?? 0} -78)`}>
      <path
        d="M-12 0 Q-15 -17 -2 -21 Q7 -23 11 -16 L18 -13 Q19 -8 13 -7 Q13 -3 14 0 Z"
        fill="var(--steel)"
        stroke="var(--hull-line)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <circle cx="5" cy="-15" r="2.2" fill="var(--door)" stroke="var(--hull-line)" strokeWidth="1" />
      <circle cx="17" cy="-11.500" r="2" fill="var(--door)" />
      <path
        d="M-24 1 H24 M-14 7 H16"
        stroke="var(--hull-line)"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity="0.7"
      />
    </g>
  );
}
