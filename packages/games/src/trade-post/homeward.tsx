import { memo } from 'react';
import { Part } from './part.tsx';
import { MOST_IN_SIGHT, sailOf } from './sails.ts';
import styles from './view.module.css';

/** Where a ship lies in a drawing of 640 by 250: the nearer, the lower and the larger. */
type Place = readonly [x: number, y: number];

/** On a wide scene, beside the quay; the first of them in the light of the sun. */
const WIDE: readonly Place[] = [
  [366, 162],
  [520, 168],
  [436, 188],
  [590, 214],
  [476, 160],
  [632, 166],
  [384, 222],
  [502, 228],
  [412, 160],
  [556, 162],
  [478, 188],
  [548, 188],
  [628, 190],
  [446, 214],
  [552, 244],
  [420, 248],
];

/** On a tall one, in the water beyond the quay's end. */
const TALL: readonly Place[] = [
  [356, 161],
  [448, 176],
  [380, 201],
  [419, 284],
  [404, 161],
  [466, 208],
  [366, 260],
  [416, 210],
  [384, 178],
  [476, 162],
  [418, 180],
  [454, 234],
  [354, 182],
  [394, 234],
  [404, 304],
  [466, 300],
];

/** The more of them, the smaller, so that each is seen. */
function sizeOf(ships: number): number {
  if (ships <= 4) return 1;
  return ships <= 8 ? 0.8 : 0.64;
}

/** From here on they are near, and come on faster. */
const NEAR_Y = 180;

/** The ships that have traded come home together, in the size of how far off they are. */
export const Homeward = memo(function Homeward({ ships }: { readonly ships: number }) {
  return (
    <>
      <Group places={WIDE} className={styles.beside} ships={ships} />
      <Group places={TALL} className={styles.before} ships={ships} />
    </>
  );
});

function Group({
  places,
  className,
  ships,
}: {
  readonly places: readonly Place[];
  readonly className: string | undefined;
  readonly ships: number;
}) {
  const lie = places
    .slice(0, Math.min(ships, MOST_IN_SIGHT))
    .map(([x, y], at) => ({ x, y, at }))
    .sort((one, other) => one.y - other.y);
  return (
    <div className={`${styles.homeward} ${className}`}>
      <Part className={styles.far}>
        {lie
          .filter(({ y }) => y < NEAR_Y)
          .map((place) => (
            <Homecomer key={place.at} {...place} size={sizeOf(ships)} />
          ))}
      </Part>
      <Part className={styles.near}>
        {lie
          .filter(({ y }) => y >= NEAR_Y)
          .map((place) => (
            <Homecomer key={place.at} {...place} size={sizeOf(ships)} />
          ))}
      </Part>
    </div>
  );
}

function Homecomer({
  x,
  y,
  at,
  size,
}: {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  readonly size: number;
}) {
  const scale = ((0.175 + (y - 160) * 0.003) * size).toFixed(3);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) translate(-492 -216)`}>
      <path d="M486 30 V176" stroke="var(--wood-shade)" strokeWidth="8" />
      <path d="M489 30 L522 40 L489 50 Z" fill="var(--stripe)" />
      <path
        d="M482 44 V140 H414 Q462 100 482 44 Z M491 56 V140 H554 Q520 102 491 56 Z"
        fill={sailOf(at)}
        stroke="var(--hull-line)"
        strokeWidth="5"
      />
      <path d="M386 168 H600 L562 226 H416 Q398 204 386 168 Z" fill="var(--hull)" />
      <path d="M392 180 H594" stroke="var(--hull-line)" strokeWidth="7" />
      <path d="M576 168 V136" stroke="var(--door)" strokeWidth="6" />
      <circle cx="576" cy="130" r="11" fill="var(--lantern)" />
      <path
        d="M376 222 q16 -10 32 0 t32 0 t32 0 t32 0 t32 0 t32 0 t32 0"
        stroke="var(--foam)"
        strokeWidth="9"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  );
}
