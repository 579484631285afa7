import { memo, useEffect, useEffectEvent, useState } from 'react';
import { afterNextFrame } from '../harbour/after-next-frame.ts';
import { useHour } from '../harbour/scene/hour.ts';
import { Glow, LampPost } from '../harbour/scene/light.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import { Crate } from './crate.tsx';
import { Posts } from './posts.tsx';
import type { CraneState } from './use-crane.ts';
import styles from './view.module.css';
import { pegX, placeY, SCENE } from './yard-places.ts';

/**
 * The yard with its crane. Pure drawing: the posts' buttons lie over it and say in words what it shows. Crane and crates
 * are layers of their own: nothing is drawn anew while they are fetched, carried, swing and are set down.
 */
export const YardScene = memo(function YardScene({
  state,
  dragX,
  aim,
}: {
  readonly state: Pick<CraneState, 'yard' | 'hook' | 'over' | 'way' | 'drops'>;
  /** Where a finger or mouse drags the crane, in units of the scene; null when nobody does. */
  readonly dragX: number | null;
  /** The post that is pointed at: the crane waits over it. */
  readonly aim: number | null;
}) {
  const { yard, hook, over, way, drops } = state;
  const landed = hook === null && drops > 0;
  const hour = useHour(styles.scene);
  const at = aim ?? over;
  const craneX = dragX ?? pegX(at);
  /** The rope swings with what hangs on it, and is straight where it sets something down. */
  const swings = dragX === null && !(landed && at === over);
  const standing = yard[over]?.length ?? 0;
  /** The place that the hook goes down to. */
  const place = hook === null ? standing - 1 : standing;
  const moving = {
    '--x': craneX,
    '--way': aim === null ? way : Math.sign(aim - over),
    '--drop': placeY(place) - SCENE.hanging,
  } as React.CSSProperties;
  return (
    <div {...hour} style={moving} aria-hidden="true" dir="ltr">
      <Ground />
      <div className={styles.light} data-dragged={dragX !== null || undefined}>
        <Light />
      </div>
      {cratesOf(state).map(({ crate, peg, y, last }) => (
        <div
          key={crate}
          className={styles.box}
          data-dragged={(peg === null && dragX !== null) || undefined}
          style={{ '--x': peg === null ? craneX : pegX(peg), '--y': y } as React.CSSProperties}
        >
          <div className={styles.height} data-hangs={peg === null || undefined}>
            <div
              className={styles.sway}
              data-over={peg === null && dragX === null ? at : undefined}
              data-hangs={peg === null || undefined}
              data-landed={landed && peg === over ? `${last ? 'last' : 'below'}-${drops % 2}` : undefined}
            >
              <Box crate={crate} />
            </div>
          </div>
        </div>
      ))}
      <Dust drops={drops} x={pegX(over)} y={placeY(standing - 1)} />
      <div className={styles.trolley} data-dragged={dragX !== null || undefined}>
        <Trolley />
        <div className={styles.below}>
          <div className={styles.swing} data-over={swings ? at : undefined}>
            <div
              className={styles.hook}
              data-holding={hook !== null || undefined}
              data-landed={landed ? drops % 2 : undefined}
            >
              <Hook />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
});

/** Every crate of the yard in an order that never changes: where it stands, or that it hangs (no post). */
function cratesOf({ yard, hook }: Pick<CraneState, 'yard' | 'hook'>) {
  const standing = yard.flatMap((crates, peg) =>
    crates.map((crate, place) => ({
      crate,
      peg: peg as number | null,
      y: placeY(place),
      last: place === crates.length - 1,
    })),
  );
  const all =
    hook === null
      ? standing
      : [...standing, { crate: hook.crate, peg: null, y: SCENE.hanging as number, last: true }];
  return [...all].sort((one, other) => one.crate - other.crate);
}

/** A crate with the sling that it hangs on. */
const Box = memo(function Box({ crate }: { readonly crate: number }) {
  const { crateWidth, crateHeight } = SCENE;
  return (
    <svg viewBox={`0 0 ${crateWidth} ${crateHeight}`} aria-hidden="true" focusable="false">
      <path
        className={styles.sling}
        d={`M20 2 L${crateWidth / 2} -10 L${crateWidth - 20} 2`}
        fill="none"
        stroke="var(--steel)"
        strokeWidth="4"
      />
      <Crate crate={crate} />
    </svg>
  );
});

/** The light under the crane: a beam, and the plinth that it falls on. */
const Light = memo(function Light() {
  return (
    <svg viewBox="-100 0 200 476" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="crane-yard-beam" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--lantern)" stopOpacity="0.36" />
          <stop offset="1" stopColor="var(--lantern)" stopOpacity="0.1" />
        </linearGradient>
      </defs>
      <path d="M-34 48 H34 L84 408 H-84 Z" fill="url(#crane-yard-beam)" />
      {/* Around the post's number, which stays as legible as it is. */}
      <path
        d="M-88 442 a88 26 0 1 0 176 0 a88 26 0 1 0 -176 0 Z M-20 445 a20 20 0 1 0 40 0 a20 20 0 1 0 -40 0 Z"
        fill="var(--lantern)"
        fillRule="evenodd"
        opacity="0.4"
      />
      <rect
        x="-82"
        y="406"
        width="164"
        height="14"
        rx="6"
        fill="var(--lantern)"
        stroke="var(--crane-shade)"
        strokeWidth="3"
      />
      <circle cy="445" r="23" fill="none" stroke="var(--crane-shade)" strokeWidth="5" />
    </svg>
  );
});

/** What flies up where a crate was set down, as soon as it stands. */
const Dust = memo(function Dust({
  drops,
  x,
  y,
}: {
  /** Crates set down so far. */
  readonly drops: number;
  readonly x: number;
  readonly y: number;
}) {
  const [shown, setShown] = useState({ drops: 0, x, y });
  const show = useEffectEvent(() => setShown({ drops, x, y }));
  useEffect(() => {
    if (drops > 0) afterNextFrame(() => show());
  }, [drops]);
  if (shown.drops === 0) return null;
  return (
    <div
      className={styles.dust}
      key={shown.drops}
      style={{ '--x': shown.x, '--y': shown.y } as React.CSSProperties}
    >
      {[-1, 1].map((side) => (
        <svg
          key={side}
          viewBox="0 0 60 40"
          style={{ '--side': side } as React.CSSProperties}
          aria-hidden="true"
          focusable="false"
        >
          <path
            d="M4 38 a12 12 0 0 1 6 -20 a15 15 0 0 1 26 -4 a12 12 0 0 1 16 10 a9 9 0 0 1 4 14 Z"
            fill="var(--sail)"
          />
        </svg>
      ))}
    </div>
  );
});

/** What never changes: the quay, the rail and the posts, as wide as any screen. */
const Ground = memo(function Ground() {
  return (
    <svg
      className={styles.ground}
      viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect x="-2000" y={SCENE.ground} width="4600" height="900" fill="var(--quay)" />
      <path d="M-2000 530 H2600 V1300 H-2000 Z" fill="var(--quay-shade)" />
      <path d={`M-2000 ${SCENE.ground + 3} H2600`} stroke="var(--quay-joint)" strokeWidth="6" />
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
      {/* The gantry: its legs frame the yard, its girder carries the crane. */}
      <path
        d="M-30 24 H-6 L2 418 H-38 Z M606 24 H630 L638 418 H598 Z"
        fill="var(--crane)"
        stroke="var(--crane-shade)"
        strokeWidth="3"
      />
      <path
        d="M-28 70 L-8 120 M-10 70 L-30 120 M-31 150 L-5 210 M-6 150 L-33 210 M-33 250 L-3 320 M-4 250 L-35 320 M610 70 L629 120 M628 70 L608 120 M606 150 L632 210 M631 150 L605 210 M604 250 L634 320 M633 250 L602 320"
        stroke="var(--crane-shade)"
        strokeWidth="4"
      />
      <g transform="translate(-78 168)">
        <path d="M-40 2 H50" stroke="var(--crane-shade)" strokeWidth="8" />
        <Cab />
      </g>
      <path d="M-46 408 H10 V420 H-46 Z M590 408 H646 V420 H590 Z" fill="var(--crane-shade)" />
      <rect x="-2000" y="-2" width="4600" height="28" fill="var(--crane)" />
      <path d={LATTICE} stroke="var(--crane-shade)" strokeWidth="4" fill="none" />
      <path d="M-2000 -2 H2600 M-2000 26 H2600" stroke="var(--crane-shade)" strokeWidth="4" />
      <Floodlight x={40} />
      <Floodlight x={560} />
      <Posts />
    </svg>
  );
});

/** The cross bars of the girder. */
const LATTICE = Array.from({ length: 60 }, (_, at) => `M${-900 + at * 40} 22 l20 -20 l20 20`).join(' ');

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
        [868, 358, 'wall-d'],
        [868, 298, 'roof-a'],
        [998, 358, 'cloth-a'],
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

/** Where somebody works the crane from, its feet at 0, 0. */
function Cab() {
  return (
    <g>
      <rect
        x="-40"
        y="-62"
        width="80"
        height="62"
        rx="6"
        fill="var(--wall-a)"
        stroke="var(--steel)"
        strokeWidth="4"
      />
      <rect x="-31" y="-53" width="62" height="36" rx="4" fill="var(--window)" />
      <path d="M-14 -17 V-26 Q-14 -34 0 -34 Q14 -34 14 -26 V-17 Z" fill="var(--goods-c)" />
      <circle cy="-41" r="8" fill="var(--skin-b)" />
      <path
        d="M-10 -43 Q-9 -52 0 -52 Q9 -52 10 -43 Z"
        fill="var(--goods-plate)"
        stroke="var(--goods-ink)"
        strokeWidth="1.5"
      />
      <path d="M-48 -62 H48 L40 -74 H-40 Z" fill="var(--roof-a)" />
      <path d="M-31 -9 H31" stroke="var(--stripe)" strokeWidth="6" />
    </g>
  );
}

const Trolley = memo(function Trolley() {
  return (
    <svg className={styles.carriage} viewBox="-100 0 200 50" aria-hidden="true" focusable="false">
      <g className={styles.cab}>
        <Cab />
      </g>
      <rect x="-44" y="30" width="88" height="18" rx="5" fill="var(--crane-shade)" />
      <circle cx="-28" cy="30" r="7" fill="var(--steel)" />
      <circle cx="28" cy="30" r="7" fill="var(--steel)" />
    </svg>
  );
});

const Hook = memo(function Hook() {
  return (
    <svg viewBox="-100 46 200 320" aria-hidden="true" focusable="false">
      <path d="M-12 -320 V60 M12 -320 V60" stroke="var(--steel)" strokeWidth="3.5" />
      <rect x="-22" y="54" width="44" height="14" rx="4" fill="var(--steel)" />
      <path
        className={styles.claw}
        d="M0 68 V74 q12 2 10 12 q-3 10 -14 7"
        fill="none"
        stroke="var(--steel)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
});
