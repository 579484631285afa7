import { memo, type ReactNode } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Garland, Glow } from '../harbour/scene/light.tsx';
import { Hull, Sails } from './boat.tsx';
import styles from './mooring.module.css';

/** Boats that have room at the quay; a task of more series fills it and stays so. */
const MOST_BERTHS = 6;
/** From the first berth, at the far end of the quay, to the last one near the tower. */
const QUAY = { from: 398, to: 122, y: 158 } as const;
/** The drawing of a boat. */
const BOAT = { width: 60, height: 46 } as const;

/**
 * The end of a series: the boat that was led home comes to the quay and moors beside those of the series before. It
 * tells how many series are done, and nothing of the answers. Never mirrored.
 */
export const Mooring = memo(function Mooring({ done, of }: { readonly done: number; readonly of: number }) {
  const hour = useHour(styles.mooring);
  const berths = Math.min(MOST_BERTHS, Math.max(1, done, of));
  const boats = Math.min(berths, Math.max(1, done));
  const step = (QUAY.from - QUAY.to) / berths;
  const size = Math.min(1.25, (step - 4) / BOAT.width);
  const middleOf = (berth: number) => QUAY.from - (berth + 0.5) * step;
  const at = (berth: number) =>
    `translate(${middleOf(berth) - (BOAT.width / 2) * size} ${QUAY.y - BOAT.height * size}) scale(${size})`;
  const latest = boats - 1;
  const mast = QUAY.y - 42 * size;
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <Part>
        <Roads />
        {Array.from({ length: latest }, (_, berth) => (
          <g key={middleOf(berth)} transform={at(berth)}>
            <Hull />
            <Furled />
          </g>
        ))}
      </Part>
      <div className={styles.arriving}>
        <Part>
          <g transform={at(latest)}>
            <Hull />
            <Furled />
          </g>
        </Part>
        <Part className={styles.sails}>
          <g transform={at(latest)}>
            <Sails />
          </g>
        </Part>
      </div>
      <Part>
        <Quay bollards={Array.from({ length: berths }, (_, berth) => middleOf(berth) + step * 0.36)} />
        {Array.from({ length: latest }, (_, berth) => (
          <Rope key={middleOf(berth)} from={middleOf(berth) + 22 * size} to={middleOf(berth) + step * 0.36} />
        ))}
      </Part>
      <Part className={styles.tied}>
        <Rope from={middleOf(latest) + 22 * size} to={middleOf(latest) + step * 0.36} />
        {done >= of && boats > 1 && (
          <Garland
            from={[middleOf(0), mast]}
            to={[middleOf(latest), mast]}
            bulbs={Math.max(3, 3 * boats - 2)}
          />
        )}
      </Part>
    </div>
  );
});

/** A drawing of its own over the others: what moves does so without the rest being drawn again. */
function Part({ className = '', children }: { readonly className?: string; readonly children: ReactNode }) {
  return (
    <svg className={`${styles.part} ${className}`} viewBox="0 0 420 200" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** The sea before the quay, and the tower that led the way. */
function Roads() {
  return (
    <g>
      <rect width="420" height="110" fill="var(--sky)" />
      <g fill="var(--stars)">
        {[
          [138, 22],
          [186, 44],
          [242, 18],
          [318, 36],
          [382, 20],
        ].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.6" />
        ))}
      </g>
      <circle cx="336" cy="52" r="17" fill="var(--sun)" />
      <path
        d="M150 50 h50 a9 9 0 0 0 -2 -18 h-8 a15 15 0 0 0 -28 3 h-10 a8 8 0 0 0 -2 15 Z M236 32 h38 a7 7 0 0 0 -1 -14 h-7 a11 11 0 0 0 -20 2 h-8 a6 6 0 0 0 -2 12 Z"
        fill="var(--cloud)"
      />
      <path d="M0 96 Q80 70 160 90 T320 82 T420 90 V120 H0 Z" fill="var(--hill-far)" />
      <rect y="104" width="420" height="96" fill="var(--sea)" />
      <path
        d="M112 118 h34 M196 124 h26 M270 114 h40 M356 122 h30 M120 144 h24 M236 146 h34 M372 148 h30"
        stroke="var(--foam)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M0 132 Q30 112 62 118 T112 150 V200 H0 Z" fill="var(--rock)" />
      <path d="M0 150 Q40 136 70 150 T112 160 V200 H0 Z" fill="var(--rock-shade)" />
      <Glow x={52} y={38} r={56} />
      <path d="M40 50 H64 L70 122 H34 Z" fill="var(--wall-a)" />
      <path
        d="M38.600 66 H65.400 L66.900 84 H37.100 Z M36 98 H68 L69.400 114 H34.600 Z"
        fill="var(--stripe)"
      />
      <path d="M36 46 H68 V52 H36 Z M42 28 H62 L52 18 Z" fill="var(--roof-c)" />
      <rect x="44" y="28" width="16" height="18" fill="var(--lantern)" />
    </g>
  );
}

function Quay({ bollards }: { readonly bollards: readonly number[] }) {
  return (
    <g>
      <path d="M96 168 H420 V200 H96 Z" fill="var(--quay-shade)" />
      <path d="M90 162 H420 V172 H90 Z" fill="var(--quay)" />
      <path
        d="M96 186 H420 M150 172 V186 M220 172 V186 M290 172 V186 M360 172 V186 M184 186 V200 M256 186 V200 M326 186 V200 M394 186 V200"
        stroke="var(--quay-joint)"
        strokeWidth="2"
      />
      {bollards.map((x) => (
        <path
          key={x}
          d={`M${x - 4} 164 V154 H${x + 4} V164 Z M${x - 6} 155 V151 H${x + 6} V155 Z`}
          fill="var(--steel)"
        />
      ))}
    </g>
  );
}

/** Sails rolled up along the boom. */
function Furled() {
  return <path d="M14 29 H26 M34 29 H53" stroke="#fbf8ee" strokeWidth="4.5" strokeLinecap="round" />;
}

function Rope({ from, to }: { readonly from: number; readonly to: number }) {
  return (
    <path
      d={`M${from} ${QUAY.y - 10} Q${(from + to) / 2} ${QUAY.y + 4} ${to} 157`}
      stroke="var(--rope)"
      strokeWidth="2.5"
      fill="none"
      strokeLinecap="round"
    />
  );
}
