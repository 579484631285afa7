import { memo, useId } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Glow } from '../harbour/scene/light.tsx';
import { cratePlace, crateSize, LARGEST_CRATE, lean, strain } from './load.ts';
import { Part } from './part.tsx';
import { Pier } from './pier.tsx';
import styles from './view.module.css';

/** Where the drone is: over the quay, off to the ship with its load, or set down on the water. */
export type DroneState = 'hovering' | 'away' | 'afloat';

const DECK_Y = 372;
/** So far a crate comes up to its place, from the ring on the pier. */
const RISES = 76;

/** The drone with its stack. What it looks like under load follows the crates on board, never its capacity. */
export function DroneScene({
  loaded,
  most,
  inFlight,
  state,
  comes: comesFrom,
  comesAfterMs,
  label,
}: {
  readonly loaded: number;
  readonly most: number;
  /** A crate is on its way up and not yet known to be aboard. */
  readonly inFlight: boolean;
  readonly state: DroneState;
  /** Where it comes from when it is first seen: from the card that it carried, back from the ship, or another one while the last is on its way there. */
  readonly comes: 'here' | 'back' | 'over' | null;
  readonly comesAfterMs: number;
  readonly label: string;
}) {
  const load = strain(loaded, most);
  const hour = useHour(styles.scene);
  const comes = inFlight && state === 'hovering' && loaded < most;
  return (
    <div className={styles.air}>
      <div {...hour} role="img" aria-label={label} dir="ltr">
        {state === 'afloat' ? (
          <Part>
            <Afloat loaded={loaded} most={most} />
          </Part>
        ) : (
          <>
            <Part>
              <Pier />
            </Part>
            <i
              className={styles.shadow}
              data-turn={state}
              style={{ '--load': load } as React.CSSProperties}
            />
            <div
              className={state === 'away' ? styles.away : styles[comesFrom ?? 'part']}
              style={state === 'away' ? undefined : { animationDelay: `${comesAfterMs}ms` }}
            >
              <Craft loaded={loaded} most={most} comes={comes} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** A drone that is still on its way to the ship when the next flight begins, from where it was by then. */
export function Departing({
  loaded,
  most,
  goneMs,
}: {
  readonly loaded: number;
  readonly most: number;
  /** So long it has been under way, ms. */
  readonly goneMs: number;
}) {
  const hour = useHour(styles.scene);
  return (
    <div
      className={styles.departing}
      style={{ '--gone': `${-goneMs}ms` } as React.CSSProperties}
      aria-hidden="true"
      dir="ltr"
    >
      <div className={styles.air}>
        <div {...hour}>
          <div className={styles.away}>
            <Craft loaded={loaded} most={most} comes={false} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** The drone with what hangs from it. */
function Craft({
  loaded,
  most,
  comes,
}: {
  readonly loaded: number;
  readonly most: number;
  /** A crate is on its way up. */
  readonly comes: boolean;
}) {
  const load = strain(loaded, most);
  const size = crateSize(Math.min(most, loaded + Number(comes)));
  return (
    <div className={styles.tilt}>
      <div className={styles.hover}>
        <div
          className={styles.settle}
          style={{ '--load': load, '--lean': `${lean(loaded)}deg` } as React.CSSProperties}
        >
          <div className={styles.dip} data-turn={loaded === 0 ? undefined : loaded % 2}>
            <div className={styles.sway} style={{ '--load': load } as React.CSSProperties}>
              <Part className={styles.ropes}>
                <Ropes load={load} />
                <Creak load={load} />
              </Part>
              <Part>
                <Deck load={load} />
              </Part>
              <Stack lying={Math.max(0, Math.min(loaded, most) - 1)} size={size} />
              {loaded > 0 && <Topmost key={loaded - 1} number={loaded - 1} size={size} />}
              {comes && <Topmost key={loaded} number={loaded} size={size} pending />}
            </div>
            <Part className={styles.body}>
              <Body />
            </Part>
            <i className={styles.rotors} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** The drone without what hangs from it, 520 wide. */
export const Body = memo(function Body() {
  const beam = useId();
  return (
    <g>
      {/* By lamplight it lights its own load. */}
      <linearGradient id={beam} x1="0" y1="138" x2="0" y2="386" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--lantern-beam)" />
        <stop offset="0.5" stopColor="var(--lantern-beam)" stopOpacity="0.6" />
        <stop offset="1" stopColor="var(--lantern-beam)" stopOpacity="0" />
      </linearGradient>
      <path d="M246 138 L82 386 H438 L274 138 Z" fill={`url(#${beam})`} />
      <path d="M250 138 L120 386 H400 L270 138 Z" fill={`url(#${beam})`} />
      <path
        d="M96 92 Q180 74 260 96 Q340 74 424 92"
        fill="none"
        stroke="var(--steel)"
        strokeWidth="13"
        strokeLinecap="round"
      />
      <path
        d="M100 88 Q180 70 240 86 M420 88 Q340 70 280 86"
        fill="none"
        stroke="var(--steel-light)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      {[84, 436].map((x) => (
        <g key={x}>
          <rect x={x - 9} y="68" width="18" height="34" rx="6" fill="var(--steel)" />
          <ellipse cx={x} cy="66" rx="74" ry="7" fill="var(--steel-light)" opacity="0.8" />
          <ellipse cx={x} cy="66" rx="74" ry="7" fill="none" stroke="var(--steel)" strokeWidth="2.5" />
          <circle cx={x} cy="66" r="8" fill="var(--steel)" />
          <Glow x={x} y={106} r={30} />
          <circle cx={x} cy="106" r="5.5" fill={x < 260 ? 'var(--stripe)' : 'var(--lantern)'} />
        </g>
      ))}
      <path
        d="M186 92 Q190 50 260 50 Q330 50 334 92 L318 132 H202 Z"
        fill="var(--wall-a)"
        stroke="var(--steel)"
        strokeWidth="4"
      />
      <path d="M189 110 L202 130 H318 L331 110 Z" fill="var(--wall-shade)" />
      <path d="M193 102 H327" stroke="var(--stripe)" strokeWidth="11" />
      <path d="M214 86 Q218 62 260 62 Q302 62 306 86 Z" fill="var(--hull)" />
      <path
        d="M228 80 Q232 68 250 67"
        fill="none"
        stroke="var(--hull-line)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {/* Who flies it. */}
      <path d="M262 86 v-5 a12 12 0 0 1 24 0 v5 Z" fill="var(--cloth-b)" />
      <circle cx="274" cy="75" r="6.5" fill="var(--skin-a)" />
      <path d="M267 74 a7 7 0 0 1 14 0 Z" fill="var(--stripe)" />
      <rect x="232" y="130" width="56" height="12" rx="5" fill="var(--steel)" />
      <Glow x={260} y={146} r={34} />
      <path d="M250 142 h20 l-4 8 h-12 Z" fill="var(--lantern)" stroke="var(--steel)" strokeWidth="2" />
    </g>
  );
});

/** From the hook to the ends of the pallet; they hang through until a load draws them straight. */
function Ropes({ load }: { readonly load: number }) {
  const slack = 16 * (1 - Math.min(1, load * 3));
  return (
    <g fill="none" stroke="var(--rope)" strokeWidth="4.5">
      <path d={`M244 142 Q${158 + slack} ${258 + slack} 66 ${DECK_Y}`} />
      <path d={`M276 142 Q${362 - slack} ${258 + slack} 454 ${DECK_Y}`} />
    </g>
  );
}

/** Where the ropes are strained: short strokes beside them that come with the load. */
function Creak({ load }: { readonly load: number }) {
  return (
    <path
      d="M72 338 l-14 -8 M94 310 l-15 -9 M118 282 l-15 -10 M448 338 l14 -8 M426 310 l15 -9 M402 282 l15 -10 M222 152 l-14 -6 M298 152 l14 -6"
      stroke="var(--rope)"
      strokeWidth="3.5"
      strokeLinecap="round"
      opacity={Math.max(0, Math.min(1, load * 2.2 - 0.15))}
    />
  );
}

function Deck({ load }: { readonly load: number }) {
  const sag = load * 16;
  return (
    <g>
      <path
        d={`M54 ${DECK_Y} Q260 ${DECK_Y + sag} 466 ${DECK_Y} V${DECK_Y + 16} Q260 ${DECK_Y + 16 + sag * 1.4} 54 ${DECK_Y + 16} Z`}
        fill="var(--pallet)"
        stroke="var(--rope)"
        strokeWidth="3"
      />
      <path
        d={`M84 ${DECK_Y + 16} v10 h34 v-9 M402 ${DECK_Y + 17} v9 h34 v-10`}
        fill="var(--pallet)"
        stroke="var(--rope)"
        strokeWidth="3"
      />
    </g>
  );
}

/** The crates that lie there, drawn as large as the first ones; the more there are, the smaller the sheet shows them. */
const Stack = memo(function Stack({ lying, size }: { readonly lying: number; readonly size: number }) {
  return (
    <Part className={styles.stack} style={{ transform: `scale(${size / LARGEST_CRATE})` }}>
      {Array.from({ length: lying }, (_, number) => {
        const { across, row } = cratePlace(number);
        return (
          <g
            key={`${across} ${row}`}
            transform={`translate(${260 + (across - 0.5) * LARGEST_CRATE} ${DECK_Y - (row + 1) * LARGEST_CRATE})`}
          >
            <Crate />
          </g>
        );
      })}
    </Part>
  );
});

/** The latest crate, a box of its own: on its way up from the pier until it is known to be aboard, then set down. */
function Topmost({
  number,
  size,
  pending = false,
}: {
  readonly number: number;
  readonly size: number;
  readonly pending?: boolean;
}) {
  const { across, row } = cratePlace(number);
  return (
    <div
      className={pending ? styles.flying : styles.landed}
      style={
        {
          left: `${(260 + (across - 0.5) * size) / 5.2}%`,
          top: `${(DECK_Y - (row + 1) * size) / 4.7}%`,
          inlineSize: `${size / 5.2}%`,
          '--rise': `${(RISES / size) * 100}%`,
        } as React.CSSProperties
      }
    >
      <svg viewBox={`0 0 ${LARGEST_CRATE} ${LARGEST_CRATE}`} aria-hidden="true" focusable="false">
        <Crate />
      </svg>
    </div>
  );
}

const Crate = memo(function Crate() {
  return (
    <g stroke="var(--crate-mark)" strokeWidth="2.6" fill="none">
      <rect x="1.5" y="1.5" width="51" height="51" rx="4" fill="var(--crate)" />
      <path d="M4 47 H50 M46 5 V49" stroke="var(--crate-shade)" strokeWidth="5" />
      <path d="M3 19 H51 M3 35 H51" />
      <path d="M21 24 l6 -6 l6 6 M27 18 v14" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
    </g>
  );
});

/** Set down gently on its floats, the crates swimming beside it: nobody is hurt, nothing is broken. */
function Afloat({ loaded, most }: { readonly loaded: number; readonly most: number }) {
  const swimming = Math.min(9, Math.max(3, Math.round((loaded / most) * 18)));
  return (
    <g>
      <path d="M-600 330 H1120 V470 H-600 Z" fill="var(--sea)" />
      <g transform="translate(0 226)">
        <Body />
        <path
          d="M60 116 q24 16 48 0 M412 116 q24 16 48 0 M210 146 q50 18 100 0"
          stroke="var(--wall-a)"
          strokeWidth="12"
          fill="none"
          strokeLinecap="round"
        />
      </g>
      <path
        d="M-540 392 h120 M-300 432 h150 M-80 372 h90 M20 448 h120 M190 426 h110 M340 388 h90 M380 452 h120 M560 384 h110 M720 428 h150 M930 396 h120"
        stroke="var(--foam)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      {Array.from({ length: swimming }, (_, place) => {
        const x = 20 + ((place * 173) % 480);
        const y = 398 + ((place * 29) % 44);
        return (
          <g key={x} transform={`translate(${x} ${y}) rotate(${((place * 37) % 30) - 15})`}>
            <rect
              width="24"
              height="24"
              rx="2"
              fill="var(--crate)"
              stroke="var(--crate-mark)"
              strokeWidth="2"
            />
            <path d="M3 12 H21" stroke="var(--crate-mark)" strokeWidth="2" />
          </g>
        );
      })}
    </g>
  );
}
