import { memo, useEffect, useEffectEvent, useState } from 'react';
import { afterNextFrame } from '../harbour/after-next-frame.ts';
import { useHour } from '../harbour/scene/hour.ts';
import { Cab, HangingCab } from './cab.tsx';
import { Crate } from './crate.tsx';
import type { CraneState } from './use-crane.ts';
import styles from './view.module.css';
import { pegAt, pegX, placeY, SCENE } from './yard-places.ts';

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
  const atCrane = { '--crane-x': craneX } as React.CSSProperties;
  const swinging = { '--crane-way': aim === null ? way : Math.sign(aim - over) } as React.CSSProperties;
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <div className={styles.light} style={atCrane} data-dragged={dragX !== null || undefined}>
        <Beam />
      </div>
      <div
        className={styles.spot}
        style={
          {
            '--crane-spot': dragX === null ? pegX(at) : pegX(pegAt(dragX / SCENE.width)),
          } as React.CSSProperties
        }
      >
        <Pool />
      </div>
      <div className={styles.stacks}>
        {cratesOf(state).map(({ crate, peg, y, last }) => (
          <div
            key={crate}
            className={styles.box}
            data-dragged={(peg === null && dragX !== null) || undefined}
            style={{ '--crane-x': peg === null ? craneX : pegX(peg) } as React.CSSProperties}
          >
            <div
              className={styles.height}
              style={{ '--crane-y': y } as React.CSSProperties}
              data-hangs={peg === null || undefined}
            >
              <div
                className={styles.sway}
                style={swinging}
                data-over={peg === null && dragX === null ? at : undefined}
                data-hangs={peg === null || undefined}
                data-landed={landed && peg === over ? `${last ? 'last' : 'below'}-${drops % 2}` : undefined}
              >
                <Box crate={crate} />
              </div>
            </div>
          </div>
        ))}
      </div>
      <Gates />
      <Dust drops={drops} x={pegX(over)} y={placeY(standing - 1)} />
      <div
        className={styles.trolley}
        style={atCrane}
        data-dragged={dragX !== null || undefined}
        data-load={hook !== null ? 'on' : landed ? `off-${drops % 2}` : undefined}
      >
        <Trolley />
        <div className={styles.below}>
          <div className={styles.swing} style={swinging} data-over={swings ? at : undefined}>
            <div
              className={styles.hook}
              style={{ '--crane-drop': placeY(place) - SCENE.hanging } as React.CSSProperties}
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

/** The light under the crane, as long as the crane is high. */
const Beam = memo(function Beam() {
  return (
    <svg
      className={styles.beam}
      viewBox="-100 0 200 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="crane-yard-beam" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--lantern)" stopOpacity="0.2" />
          <stop offset="1" stopColor="var(--lantern)" stopOpacity="0.04" />
        </linearGradient>
      </defs>
      <path d="M-38 0 H38 L98 100 H-98 Z" fill="url(#crane-yard-beam)" />
      <path d="M-31 0 H31 L84 100 H-84 Z" fill="url(#crane-yard-beam)" />
      <path d="M-24 0 H24 L68 100 H-68 Z" fill="url(#crane-yard-beam)" />
    </svg>
  );
});

/** The plinth that the light falls on. It is lit as soon as the load is over it: no light slides over the numbers. */
const Pool = memo(function Pool() {
  return (
    <svg className={styles.pool} viewBox="-100 0 200 476" aria-hidden="true" focusable="false">
      {/* Around the post's number, which stays as legible as it is. */}
      <path
        d="M-96 442 a96 26 0 1 0 192 0 a96 26 0 1 0 -192 0 Z M-20 445 a20 20 0 1 0 40 0 a20 20 0 1 0 -40 0 Z"
        fill="var(--lantern)"
        fillRule="evenodd"
        opacity="0.4"
      />
      <rect
        x="-90"
        y="406"
        width="180"
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

/** The gates that go up before the stacks while they are let down into the quay, and down again before the next ones. */
const Gates = memo(function Gates() {
  return (
    <div className={styles.pits}>
      <svg className={styles.barriers} viewBox={YARD} aria-hidden="true" focusable="false">
        <path
          d={atPosts((x) => `M${x - 92} 425 V307 q0 -7 7 -7 h170 q7 0 7 7 V425 Z`)}
          fill="var(--crane)"
          stroke="var(--crane-shade)"
          strokeWidth="4"
        />
        <path
          d={atPosts((x) => `M${x - 82} 335 h164 V420 h-164 Z`)}
          fill="var(--quay-shade)"
          stroke="var(--crane-shade)"
          strokeWidth="4"
        />
        <path
          d={atPosts((x) => [-57, -29, 0, 29, 57].map((at) => `M${x + at} 337 V420`).join(' '))}
          stroke="var(--quay-joint)"
          strokeWidth="4"
        />
        <path
          d={atPosts((x) =>
            [-83, -48, -13, 22, 57].map((at) => `M${x + at} 329 l11 -24 h16 l-11 24 Z`).join(' '),
          )}
          fill="var(--crane-shade)"
        />
      </svg>
    </div>
  );
});

const YARD = `0 0 ${SCENE.width} ${SCENE.height}`;

function atPosts(path: (x: number) => string) {
  return [0, 1, 2].map((peg) => path(pegX(peg))).join(' ');
}

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

/** The carriage that runs along the girder, with its cab. */
export const Trolley = memo(function Trolley() {
  return (
    <svg className={styles.carriage} viewBox="-100 0 200 50" aria-hidden="true" focusable="false">
      <g className={styles.cab}>
        <Cab />
      </g>
      <g className={styles.hangingCab}>
        <HangingCab />
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
      <path d="M-12 -900 V60 M12 -900 V60" stroke="var(--steel)" strokeWidth="3.5" />
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
