import { useHour } from '../harbour/scene/hour.ts';
import type { Sign } from './core.ts';
import { SignShape } from './sign.tsx';
import styles from './view.module.css';

/** The belt runs on beyond the drawing, as far as the stage is wide. */
const BELT = { from: -920, to: 1560 } as const;

const ROLLERS = Array.from({ length: 31 }, (_, at) => BELT.from + 40 + at * 80);
const LEGS = [-794, -326, 114, 526, 994, 1462];
/** Parcels on their way, and parcels that have passed; the place in the middle is the scanner's. */
const OTHERS = [-930, -642, -354, -66, 510, 798, 1086, 1374];

/**
 * The belt with the parcel under the scanner. `sign` null shows the parcel with a covered label, `parcel` null the
 * empty belt. Never mirrored: the belt runs the way it runs.
 */
export function BeltScene({
  parcel,
  sign,
  label,
}: {
  /** Index of the parcel under the scanner; null before the first. */
  readonly parcel: number | null;
  readonly sign: Sign | null;
  readonly label: string;
}) {
  const hour = useHour();
  return (
    <svg className={styles.scene} viewBox="0 0 640 360" role="img" aria-label={label} direction="ltr">
      <g {...hour}>
        <rect x={BELT.from} y="312" width={BELT.to - BELT.from} height="930" fill="var(--quay)" />
        <path
          d={`M${BELT.from} 340 H${BELT.to} M${BELT.from} 430 H${BELT.to} M${BELT.from} 560 H${BELT.to}`}
          stroke="var(--quay-shade)"
          strokeWidth="4"
        />
      </g>
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
      <g key={parcel ?? 'none'} className={parcel === null ? undefined : styles.arriving}>
        {OTHERS.map((x) => (
          <Parcel key={x} x={x} />
        ))}
        {parcel !== null && (
          <>
            <Parcel x={222} open />
            <Label sign={sign} />
          </>
        )}
      </g>
      <path d="M196 276 V40 M444 276 V40" stroke="var(--steel)" strokeWidth="14" />
      <path
        d="M180 12 H460 Q472 12 472 24 V52 H168 V24 Q168 12 180 12 Z"
        fill="var(--crane)"
        stroke="var(--crane-shade)"
        strokeWidth="5"
      />
      <path d="M206 52 H434" stroke="var(--crane-shade)" strokeWidth="5" />
      <circle
        cx="320"
        cy="32"
        r="9"
        fill={sign === null ? 'var(--lamp-off)' : 'var(--lamp-lit)'}
        stroke="var(--board)"
        strokeWidth="3"
      />
    </svg>
  );
}

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

function Label({ sign }: { readonly sign: Sign | null }) {
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
}
