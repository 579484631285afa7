import { memo, type ReactNode } from 'react';
import { Crate } from '../harbour/scene/cargo.tsx';
import { Cat } from '../harbour/scene/cat.tsx';
import { useHour } from '../harbour/scene/hour.ts';
import { Worker } from '../harbour/scene/people.tsx';
import type { Sign } from './core.ts';
import { SignShape } from './sign.tsx';
import styles from './view.module.css';

/** The belt comes from beyond the drawing, as far as the stage is wide, and ends a parcel behind the scanner. */
const BELT = { from: 20, to: 1560 } as const;
const ROLLERS = Array.from({ length: 20 }, (_, at) => BELT.from + 24 + at * 80);
const LEGS = [34, 740];
/** Parcels on their way; the place in the middle is the scanner's, and the one at the end is left by what has passed. */
export const STEP = 218;
export const UNDER_SCANNER = 242;
const COMING = [1, 2].map((at) => UNDER_SCANNER + at * STEP);
const AT_THE_END = 26;
/** A parcel: no larger than its label needs, so that the town is seen over it, and one on either side of the scanner. */
const PARCEL = { width: 156, height: 162, y: 112 } as const;

/**
 * The belt with the parcel under the scanner. `sign` null shows the parcel with a covered label, `parcel` null the
 * empty belt. Once a label is covered again, the parcel before it slides off the end of the belt. Never mirrored: the
 * belt runs the way it runs.
 */
export const BeltScene = memo(function BeltScene({
  parcel,
  sign,
  label,
}: {
  /** Index of the parcel under the scanner; null before the first. */
  readonly parcel: number | null;
  readonly sign: Sign | null;
  readonly label: string;
}) {
  const beat = parcel === null ? undefined : parcel % 2 ? 'odd' : 'even';
  const open = sign !== null;
  const passed = parcel !== null && parcel > 0;
  const hour = useHour(styles.scene);
  return (
    <div {...hour} data-beat={beat} dir="ltr">
      <Stand />
      <svg className={styles.drawing} viewBox="0 0 640 530" role="img" aria-label={label} direction="ltr">
        <Belt />
        <g className={styles.arriving}>
          <Parcels under={parcel !== null} passed={passed && open} />
          {parcel !== null && <Label sign={sign} />}
        </g>
        <Portal lit={open} />
        <Shed />
      </svg>
      {passed && !open && <SlidingOff key={parcel} />}
    </div>
  );
});

/**
 * The belt while no round is played: as it is at the beginning of one, or `empty` once everything has passed and the
 * light is on for whoever sees the lorry off. Decoration.
 */
export function BeltStand({ empty }: { readonly empty: boolean }) {
  return (
    <div className={styles.scene}>
      {empty && <Shine />}
      <Stand />
      {empty && <Farewell />}
      <svg className={styles.drawing} viewBox="0 0 640 530" aria-hidden="true" focusable="false">
        <Belt />
        {!empty && <Parcels under={false} passed={false} />}
        <Portal lit={empty} />
        <Shed />
      </svg>
    </div>
  );
}

/** Where parcels come from, on the right, and what is at work around the belt. */
function Quayside() {
  return (
    <g>
      {CRATES.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(1.3)`}>
          <Crate x={0} y={0} />
        </g>
      ))}
      <path d="M58 394 H240 M566 394 H700" stroke="var(--pallet)" strokeWidth="9" />
      <Cat x={336} y={392} scale={0.9} />
      {/* Who minds the scanner, at the desk beside it. */}
      <path d="M470 384 V340 L514 326 V384 Z" fill="var(--roof-c)" />
      <path d="M466 342 L518 325 V333 L466 350 Z" fill="var(--steel-light)" />
      <circle cx="482" cy="360" r="5" fill="var(--lantern)" />
      <path d="M494 356 h12 M494 364 h12" stroke="var(--steel-light)" strokeWidth="3" />
      <g transform="translate(538 394) scale(1.14)">
        <Worker x={0} y={0} cloth="b" skin="b" />
        <path d="M-10 -42 L-22 -44" stroke="var(--skin-b)" strokeWidth="6" strokeLinecap="round" />
      </g>
    </g>
  );
}

/** Where crates stand under the belt. */
const CRATES = [
  [62, 338],
  [118, 338],
  [580, 338],
  [636, 338],
] as const;

/** The customs shed that the belt comes out of: it stands before the belt, and what is still to come is in it. */
const Shed = memo(function Shed() {
  return (
    <g>
      <path d="M788 70 H1700 V404 H788 Z" fill="var(--wall-d)" />
      <path
        d="M884 78 V404 M944 78 V404 M1004 78 V404 M1064 78 V404 M1124 78 V404"
        stroke="var(--wall-shade)"
        strokeWidth="3"
      />
      {/* The doorway: dark, with strips that parcels push aside. */}
      <path d="M770 404 V92 H842 V404 Z" fill="var(--board)" />
      <path d="M782 96 V300 M800 96 V306 M818 96 V300" stroke="var(--board-edge)" strokeWidth="15" />
      <path d="M764 404 V84 H778 V404 Z" fill="var(--steel)" />
      <path d="M842 84 H856 V404 H842 Z" fill="var(--steel)" />
      <path d="M752 92 V74 H1700 V92 Z" fill="var(--roof-c)" />
      <path d="M744 76 L790 8 H1700 V76 Z" fill="var(--roof-a)" />
      <path d="M766 44 H1700 M780 22 H1700" stroke="var(--roof-b)" strokeWidth="3" />
      <path d="M896 148 H996 V222 H896 Z" fill="var(--window)" stroke="var(--wall-a)" strokeWidth="8" />
      <path d="M946 148 V222 M896 185 H996" stroke="var(--wall-a)" strokeWidth="5" />
      {/* Its sign: a parcel. */}
      <path d="M1030 136 h56 v52 h-56 Z" fill="var(--sail)" stroke="var(--stripe)" strokeWidth="5" />
      <path
        d="M1044 150 h28 v26 h-28 Z M1054 150 v10 h8 v-10"
        fill="none"
        stroke="var(--door)"
        strokeWidth="3.500"
      />
    </g>
  );
});

/** What is around the belt and behind it: a drawing of its own, so that it is not drawn again with each parcel. */
const Stand = memo(function Stand() {
  return (
    <svg className={styles.stand} viewBox="0 0 640 530" aria-hidden="true" focusable="false" direction="ltr">
      <Quayside />
      <Tunnel />
    </svg>
  );
});

/** What the scanner is behind the parcel: a case that goes back into the drawing, with its foot on the quay. */
export function Tunnel() {
  return (
    <g>
      <path d="M166 352 h60 l8 12 h-76 Z M414 352 h60 l8 12 h-76 Z" fill="var(--quay-shade)" opacity="0.7" />
      <path d="M196 52 H444 V276 H196 Z" fill="var(--board)" />
      <path d="M196 52 L232 78 V262 L196 276 Z M444 52 L408 78 V262 L444 276 Z" fill="var(--board-edge)" />
      <path d="M203 52 L232 73 H408 L437 52 Z" fill="var(--lamp-rim)" />
      <path d="M246 80 H394" stroke="var(--lamp-lit)" strokeWidth="4" strokeLinecap="round" opacity="0.8" />
      <path
        d="M196 306 V346 M444 306 V346 M178 350 H214 M426 350 H462"
        stroke="var(--steel)"
        strokeWidth="14"
      />
    </g>
  );
}

/** At the end: what falls of the light in the gate on the ground before it. */
const Shine = memo(function Shine() {
  return (
    <svg className={styles.shine} viewBox="0 0 640 530" aria-hidden="true" focusable="false" direction="ltr">
      <radialGradient
        id="parcel-belt-shine"
        cx="320"
        cy="300"
        r="300"
        gradientUnits="userSpaceOnUse"
        gradientTransform="translate(0 132) scale(1 0.56)"
      >
        <stop stopColor="var(--lantern)" stopOpacity="0.6" />
        <stop offset="0.5" stopColor="var(--lantern)" stopOpacity="0.28" />
        <stop offset="1" stopColor="var(--lantern)" stopOpacity="0" />
      </radialGradient>
      <path d="M20 300 H620 V470 H20 Z" fill="url(#parcel-belt-shine)" />
    </svg>
  );
});

/** At the end: the light in the gate, and two who wave. */
const Farewell = memo(function Farewell() {
  return (
    <svg
      className={styles.farewell}
      viewBox="0 0 640 530"
      aria-hidden="true"
      focusable="false"
      direction="ltr"
    >
      <path d="M196 52 L232 78 V262 L196 276 Z M444 52 L408 78 V262 L444 276 Z" fill="var(--crane-shade)" />
      <path d="M203 52 L232 73 H408 L437 52 Z" fill="var(--crane)" />
      <path d="M232 74 H408 V276 H232 Z" fill="var(--lantern)" />
      <path d="M232 74 H408 V130 H232 Z" fill="var(--crane)" opacity="0.35" />
      <path d="M196 276 L232 256 H408 L444 276 Z" fill="var(--crane)" opacity="0.6" />
      <path d="M290 80 H350 L342 92 H298 Z" fill="var(--board)" />
      <g transform="translate(286 280) scale(-1.9 1.9)">
        <g className={styles.waves}>
          <Worker x={0} y={0} cloth="a" skin="a" waves />
        </g>
      </g>
      <g transform="translate(354 280) scale(1.9)">
        <g className={styles.waves}>
          <Worker x={0} y={0} cloth="b" skin="b" waves />
        </g>
      </g>
    </svg>
  );
});

export const Belt = memo(function Belt() {
  return (
    <g>
      <rect
        x={BELT.from}
        y="276"
        width={BELT.to - BELT.from}
        height="30"
        rx="15"
        fill="var(--board)"
        stroke="var(--board-edge)"
        strokeWidth="5"
      />
      {ROLLERS.map((x) => (
        <g key={x}>
          <circle cx={x} cy="291" r="10" fill="var(--steel)" />
          <circle cx={x} cy="291" r="3.5" fill="var(--board)" />
        </g>
      ))}
      {LEGS.map((x) => (
        <path key={x} d={`M${x} 308 V356 M${x - 26} 356 H${x + 26}`} stroke="var(--steel)" strokeWidth="12" />
      ))}
    </g>
  );
});

/** The parcels on their way, the one under the scanner, whose label is drawn apart, and the one that has passed. */
const Parcels = memo(function Parcels({
  under,
  passed,
}: {
  readonly under: boolean;
  readonly passed: boolean;
}) {
  return (
    <g>
      {COMING.map((x) => (
        <Parcel key={x} x={x} />
      ))}
      {under && <Parcel x={UNDER_SCANNER} open />}
      {passed && <Parcel x={AT_THE_END} />}
    </g>
  );
});

/** The parcel that has passed, off the end of the belt: a drawing of its own, no larger than it has to be. */
const SlidingOff = memo(function SlidingOff() {
  return (
    <svg className={styles.slidingOff} viewBox="16 80 204 200" aria-hidden="true" focusable="false">
      <Parcel x={AT_THE_END} />
    </svg>
  );
});

export const Portal = memo(function Portal({ lit }: { readonly lit: boolean }) {
  return (
    <g>
      <path d="M196 276 V40 M444 276 V40" stroke="var(--steel)" strokeWidth="16" />
      <path d="M191.500 276 V52 M439.500 276 V52" stroke="var(--steel-light)" strokeWidth="3" />
      <path d="M183 262 H209 V278 H183 Z M431 262 H457 V278 H431 Z" fill="var(--board-edge)" />
      <path
        d="M180 12 H460 Q472 12 472 24 V52 H168 V24 Q168 12 180 12 Z"
        fill="var(--crane)"
        stroke="var(--crane-shade)"
        strokeWidth="5"
      />
      {/* Its hood: lit from above, striped where a hand might get in. */}
      <path d="M184 18 H456" stroke="#fff" strokeWidth="4" strokeLinecap="round" opacity="0.35" />
      <path d="M171 54 V44 H469 V54 Z" fill="var(--crane-shade)" />
      <path
        d="M180 54 l8 -10 h14 l-8 10 Z M220 54 l8 -10 h14 l-8 10 Z M260 54 l8 -10 h14 l-8 10 Z M366 54 l8 -10 h14 l-8 10 Z M406 54 l8 -10 h14 l-8 10 Z M446 54 l8 -10 h14 l-8 10 Z"
        fill="var(--board)"
      />
      <circle
        cx="320"
        cy="32"
        r="9"
        fill={lit ? 'var(--lamp-lit)' : 'var(--lamp-off)'}
        stroke="var(--board)"
        strokeWidth="3"
      />
    </g>
  );
});

/** A parcel, its left side at `x`; the label of an `open` one comes over it. */
export function Parcel({ x, open = false }: { readonly x: number; readonly open?: boolean }) {
  return (
    <g transform={`translate(${x} ${PARCEL.y})`}>
      <rect
        width={PARCEL.width}
        height={PARCEL.height}
        rx="8"
        fill="var(--crate)"
        stroke="var(--crate-shade)"
        strokeWidth="5"
      />
      {open ? (
        <path d="M66 2 H90 V10 H66 Z" fill="var(--crate-shade)" opacity="0.75" />
      ) : (
        <>
          <path d="M4 34 H152" stroke="var(--crate-shade)" strokeWidth="4" opacity="0.7" />
          <path d="M66 3 H90 V34 H66 Z M66 130 H90 V160 H66 Z" fill="var(--crate-shade)" opacity="0.75" />
        </>
      )}
    </g>
  );
}

const Label = memo(function Label({ sign }: { readonly sign: Sign | null }) {
  return (
    <LabelPlate open={sign !== null}>
      {sign !== null && <SignShape sign={sign} x={272} y={144} size={96} />}
    </LabelPlate>
  );
});

/** The label of the parcel under the scanner, covered unless it is `open`. */
export function LabelPlate({ open, children }: { readonly open: boolean; readonly children?: ReactNode }) {
  return (
    <g>
      <rect
        x="252"
        y="124"
        width="136"
        height="136"
        rx="8"
        fill={open ? 'var(--label)' : 'var(--crate-shade)'}
        stroke="var(--crate-mark)"
        strokeWidth="4"
      />
      {!open && (
        <path
          d="M252 158 H388 M252 192 H388 M252 226 H388"
          stroke="var(--crate-mark)"
          strokeWidth="3"
          opacity="0.5"
        />
      )}
      {children}
    </g>
  );
}
