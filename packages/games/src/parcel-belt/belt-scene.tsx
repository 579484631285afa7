import { memo } from 'react';
import { Crate } from '../harbour/scene/cargo.tsx';
import { useHour } from '../harbour/scene/hour.ts';
import { LampPost } from '../harbour/scene/light.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import type { Sign } from './core.ts';
import { SignShape } from './sign.tsx';
import styles from './view.module.css';

/** The belt comes from beyond the drawing, as far as the stage is wide, and ends a parcel behind the scanner. */
const BELT = { from: -24, to: 1560 } as const;
/** The quay goes on to both sides. */
const QUAY = { from: -920, to: 1560 } as const;

const ROLLERS = Array.from({ length: 20 }, (_, at) => BELT.from + 24 + at * 80);
const LEGS = [14, 526, 994, 1462];
/** Parcels on their way; the place in the middle is the scanner's, and the one at the end is left by what has passed. */
const COMING = [510, 798, 1086, 1374];
const UNDER_SCANNER = 222;
const AT_THE_END = -16;

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
  return (
    <div className={styles.scene} data-beat={beat} dir="ltr">
      <Quay />
      <svg className={styles.drawing} viewBox="0 0 640 360" role="img" aria-label={label} direction="ltr">
        <Belt />
        <g className={styles.arriving}>
          <Parcels under={parcel !== null} passed={passed && open} />
          {parcel !== null && <Label sign={sign} />}
        </g>
        <Portal lit={open} />
      </svg>
      {passed && !open && <SlidingOff key={parcel} />}
    </div>
  );
});

/** Crates and people around the belt. */
function Quayside() {
  return (
    <g>
      <LampPost x={-170} y={420} lit />
      <LampPost x={792} y={420} lit />
      {CRATES.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(1.3)`}>
          <Crate x={0} y={0} />
        </g>
      ))}
      <path d="M-360 446 H-186 M706 446 H880" stroke="var(--pallet)" strokeWidth="10" />
      <g transform="translate(566 472) scale(1.75)">
        <Worker x={0} y={0} cloth="b" skin="b" />
        <path d="M-22 -40 H-6 V-20 H-22 Z" fill="var(--sail)" stroke="var(--door)" strokeWidth="1.5" />
        <path d="M-19 -35 h10 M-19 -30 h10 M-19 -25 h6" stroke="var(--door)" strokeWidth="1.5" />
      </g>
      <g transform="translate(868 560) scale(1.9)">
        <Worker x={0} y={0} cloth="a" skin="a" waves />
      </g>
      <g transform="translate(716 560) scale(1.5)">
        <path
          d="M-30 0 Q-34 -20 -18 -24 Q0 -30 12 -20 Q22 -8 16 0 Z"
          fill="var(--wood)"
          stroke="var(--door)"
          strokeWidth="1.5"
        />
        <path
          d="M8 -14 Q6 -30 18 -30 L22 -36 L26 -29 Q36 -28 34 -20 Q32 -12 20 -10 Z"
          fill="var(--wood)"
          stroke="var(--door)"
          strokeWidth="1.5"
        />
        <circle cx="26" cy="-22" r="1.6" fill="var(--goods-ink)" />
        <circle cx="33.5" cy="-20" r="2" fill="var(--goods-ink)" />
        <path
          d="M-29 -6 Q-44 -8 -42 -20"
          stroke="var(--wood)"
          strokeWidth="5"
          strokeLinecap="round"
          fill="none"
        />
      </g>
    </g>
  );
}

/** Where crates stand beside the belt. */
const CRATES = [
  [-352, 390],
  [-296, 390],
  [-240, 390],
  [-324, 338],
  [-268, 338],
  [714, 390],
  [820, 390],
] as const;

/** The quay under the belt: a drawing of its own, so that it is not drawn again with each parcel that comes. */
const Quay = memo(function Quay() {
  const hour = useHour(styles.quay);
  return (
    <svg {...hour} viewBox="0 0 640 360" aria-hidden="true" focusable="false" direction="ltr">
      <rect x={QUAY.from} y="308" width={QUAY.to - QUAY.from} height="934" fill="var(--quay)" />
      <path
        d={`M${QUAY.from} 308 H${QUAY.to} V352 H${QUAY.from} Z`}
        fill="var(--quay-shade)"
        opacity="0.55"
      />
      <path
        d={`M${QUAY.from} 372 H${QUAY.to} M${QUAY.from} 438 H${QUAY.to} M${QUAY.from} 530 H${QUAY.to} M${QUAY.from} 660 H${QUAY.to} M${QUAY.from} 840 H${QUAY.to}`}
        stroke="var(--quay-shade)"
        strokeWidth="4"
      />
      <path
        d="M-520 372 l-34 66 M-330 372 l-22 66 M-140 372 l-10 66 M60 372 l-4 66 M260 372 v66 M470 372 v66 M680 372 l8 66 M880 372 l16 66 M1080 372 l26 66 M-440 438 l-44 92 M-180 438 l-24 92 M160 438 l-6 92 M390 438 l2 92 M620 438 l10 92 M860 438 l26 92 M1100 438 l44 92 M-300 530 l-52 130 M-20 530 l-22 130 M290 530 l-2 130 M600 530 l16 130 M910 530 l46 130"
        stroke="var(--quay-shade)"
        strokeWidth="3"
        opacity="0.7"
      />
      <path
        d={`M${QUAY.from} 486 H${QUAY.to}`}
        stroke="var(--crane)"
        strokeWidth="11"
        strokeDasharray="38 30"
        opacity="0.8"
      />
      <Quayside />
      <Tunnel />
    </svg>
  );
});

/** What the scanner is behind the parcel: a case that goes back into the drawing, with its foot on the quay. */
function Tunnel() {
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

const Belt = memo(function Belt() {
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
    <svg className={styles.slidingOff} viewBox="-20 80 204 200" aria-hidden="true" focusable="false">
      <Parcel x={AT_THE_END} />
    </svg>
  );
});

const Portal = memo(function Portal({ lit }: { readonly lit: boolean }) {
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

function Parcel({ x, open = false }: { readonly x: number; readonly open?: boolean }) {
  return (
    <g transform={`translate(${x} 84)`}>
      <rect width="196" height="190" rx="8" fill="var(--crate)" stroke="var(--crate-shade)" strokeWidth="5" />
      <path d="M4 34 H192" stroke="var(--crate-shade)" strokeWidth="4" opacity="0.7" />
      <path d="M84 3 H112 V34 H84 Z" fill="var(--crate-shade)" opacity="0.75" />
      {!open && <path d="M84 156 H112 V188 H84 Z" fill="var(--crate-shade)" opacity="0.75" />}
    </g>
  );
}

const Label = memo(function Label({ sign }: { readonly sign: Sign | null }) {
  return (
    <g>
      <rect
        x="252"
        y="124"
        width="136"
        height="136"
        rx="8"
        fill={sign === null ? 'var(--crate-shade)' : 'var(--label)'}
        stroke="var(--crate-mark)"
        strokeWidth="4"
      />
      {sign === null ? (
        <path
          d="M252 158 H388 M252 192 H388 M252 226 H388"
          stroke="var(--crate-mark)"
          strokeWidth="3"
          opacity="0.5"
        />
      ) : (
        <SignShape sign={sign} x={272} y={144} size={96} />
      )}
    </g>
  );
});
