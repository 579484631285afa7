import { memo, type ReactNode, useId } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { partsDone } from '../harbour/scene/town-time.ts';
import { Bays, Piers } from './bays.tsx';
import { Foreground } from './foreground.tsx';
import { columnsLit, HALL } from './hall.ts';
import { Shore } from './shore.tsx';
import { Town } from './town.tsx';
import styles from './view.module.css';

/** Puffs that rise from each chimney, one after the other. */
const PUFFS = [0, 1, 2] as const;
/** Lamps along the edge of the quay: one for each round, or for some of them where there are more than this. */
const MOST_LAMPS = 24;
/** The length of quay that they stand along, before the hall. */
const QUAY = 488;

/**
 * The plant by the water, and the town behind it. Of the hundred windows of its hall, as many are lit as shifts pay of
 * a hundred; the quarters of the town are lit as dials are started, by the sheet. Wheel, smoke and boats are drawings
 * of their own over it, so that moving them draws nothing anew.
 */
export const Plant = memo(function Plant({
  chance,
  done,
  of,
  worked,
}: {
  readonly chance: number;
  /** Rounds behind, of `of`. */
  readonly done: number;
  readonly of: number;
  /** At a rest and at the end: shifts that were worked. Left out: a quarter that is lit has light in all its houses. */
  readonly worked?: number;
}) {
  const hour = useHour(styles.plant);
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <div className={styles.site}>
        <svg
          className={styles.grounds}
          viewBox="0 -60 560 300"
          preserveAspectRatio="xMidYMin meet"
          aria-hidden="true"
          focusable="false"
        >
          <Shore />
        </svg>
        {PUFFS.map((puff) => (
          <i key={puff} className={styles.puff} />
        ))}
        <Town share={worked === undefined ? undefined : worked / Math.max(1, of)} />
        <svg
          className={styles.grounds}
          viewBox="0 -60 560 300"
          preserveAspectRatio="xMidYMin meet"
          aria-hidden="true"
          focusable="false"
        >
          <Chimney x={412} top={22} />
          <Chimney x={458} top={40} />
          <Hall />
          {/* Windows fill column by column, so that the lit part can be read off like a bar. */}
          <path
            d={windows(chance, HALL.columns * HALL.rows)}
            fill="var(--lamp-off)"
            stroke="var(--lamp-rim)"
          />
          <path d={windows(0, chance)} fill="var(--lamp-lit)" stroke="var(--lamp-glow)" strokeWidth="1.5" />
          {worked !== undefined && <Piers of={of} />}
          <Mirror columns={Math.ceil(chance / HALL.rows)} />
          <Lamps done={done} of={of} />
          <path d="M40 224 L44 56 H48 L52 224 Z" fill="var(--wall-a)" stroke="var(--steel)" />
        </svg>
        {worked !== undefined && (
          <div>
            <svg
              className={`${styles.grounds} ${styles.bay}`}
              viewBox="0 -60 560 300"
              style={{ '--wait': '1000ms' } as React.CSSProperties}
              aria-hidden="true"
              focusable="false"
            >
              <Mirror columns={columnsLit(worked, of)} />
            </svg>
            <Bays worked={worked} of={of} />
          </div>
        )}
        <svg className={styles.wheel} viewBox="-60 -60 120 120" aria-hidden="true" focusable="false">
          <g fill="var(--sail)" stroke="var(--steel)" strokeWidth="1.5">
            {[8, 128, 248].map((turn) => (
              <path key={turn} d="M-3 0 Q-6 -30 0 -56 Q6 -30 3 0 Z" transform={`rotate(${turn})`} />
            ))}
          </g>
          <circle r="5" fill="var(--steel)" />
        </svg>
        <Boat place="near">
          <path d="M6 34 H74 L66 48 H16 Z" fill="var(--hull)" />
          <path d="M8 38 H73" stroke="var(--hull-line)" strokeWidth="2.5" />
          <path d="M30 34 V8 M30 9 L54 30 H30" fill="var(--sail)" stroke="var(--hull-line)" strokeWidth="2" />
          <circle cx="18" cy="20" r="4.5" fill="var(--skin-a)" />
          <path d="M12 34 V29 Q12 25 18 25 Q24 25 24 29 V34 Z" fill="var(--cloth-b)" />
        </Boat>
        <Boat place="middle">
          <path d="M4 36 H76 L68 49 H13 Z" fill="var(--wood)" />
          <path d="M4 36 H76 L75 40 H6 Z" fill="var(--wood-shade)" />
          <path d="M36 30 L16 50 M44 30 L62 51" stroke="var(--rope)" strokeWidth="2" strokeLinecap="round" />
          <circle cx="40" cy="20" r="5" fill="var(--skin-b)" />
          <path d="M33 36 V30 Q33 26 40 26 Q47 26 47 30 V36 Z" fill="var(--cloth-a)" />
          <path d="M35 18 Q35 13 40 13 Q45 13 45 18 Z" fill="var(--stripe)" />
          <path d="M70 36 V22" stroke="var(--door)" strokeWidth="2.5" />
          <circle cx="70" cy="20" r="12" fill="var(--glow)" opacity="0.28" />
          <circle cx="70" cy="20" r="4" fill="var(--lantern)" />
        </Boat>
        <Boat place="far">
          <path d="M28 12 h22 v18 h-22 z" fill="var(--wall-a)" />
          <path d="M32 16 h6 v6 h-6 z M41 16 h6 v6 h-6 z" fill="var(--window)" />
          <path d="M25 8 h28 v5 h-28 z M56 14 h8 v16 h-8 z" fill="var(--roof-a)" />
          <path d="M2 28 H78 L70 48 H12 Z" fill="var(--hull)" />
          <path d="M5 33 H76" stroke="var(--hull-line)" strokeWidth="2.5" />
        </Boat>
      </div>
      <Foreground />
    </div>
  );
});

/** Outlines of the windows from the one numbered `from` up to that before `to`. */
function windows(from: number, to: number): string {
  return Array.from({ length: Math.max(0, to - from) }, (_, k) => {
    const at = from + k;
    const x = HALL.x + Math.floor(at / HALL.rows) * HALL.step;
    const y = HALL.y + (HALL.rows - 1 - (at % HALL.rows)) * HALL.step;
    return `M${x} ${y} h14 v15 h-14 z`;
  }).join(' ');
}

/** The lit columns of the hall on the water: broken streaks, fainter the nearer they come. */
function Mirror({ columns }: { readonly columns: number }) {
  const rows = [252, 263, 276, 291, 309, 330, 354] as const;
  return (
    <g fill="none" stroke="var(--lamp-glow)" strokeLinecap="round">
      {rows.map((y, row) => (
        <path
          key={y}
          d={Array.from({ length: columns }, (_, column) => {
            const inset = row + ((column * 5 + row * 3) % 4);
            const width = Math.max(2, 14 - 2 * inset);
            return `M${HALL.x + column * HALL.step + 7 - width / 2} ${y + ((column + row) % 2) * 3} h${width}`;
          }).join('')}
          strokeWidth={3.5 - row * 0.2}
          opacity={0.5 - row * 0.065}
        />
      ))}
    </g>
  );
}

function Lamps({ done, of }: { readonly done: number; readonly of: number }) {
  const id = useId();
  const lamps = Math.max(1, Math.min(of, MOST_LAMPS));
  const lit = partsDone({ done, of: Math.max(1, of) }, lamps);
  const apart = QUAY / lamps;
  const at = (lamp: number) => 36 + (lamp + 0.5) * apart;
  return (
    <g>
      <radialGradient id={id}>
        <stop stopColor="var(--glow)" stopOpacity="0.8" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </radialGradient>
      <path d="M-900 233 H1460" stroke="var(--quay-joint)" strokeWidth="2" strokeDasharray="3 5" />
      {Array.from({ length: lamps }, (_, lamp) => (
        <g key={at(lamp)}>
          {lamp < lit && (
            <>
              <circle cx={at(lamp)} cy="234" r="20" fill={`url(#${id})`} />
              <path
                d={`M${at(lamp)} 250 v10 M${at(lamp) + 1} 266 v7 M${at(lamp)} 280 v4`}
                stroke="var(--lantern)"
                strokeWidth="4"
                strokeLinecap="round"
                opacity="0.6"
              />
            </>
          )}
          <circle
            cx={at(lamp)}
            cy="234"
            r="5.5"
            fill={lamp < lit ? 'var(--lantern)' : 'var(--window-off)'}
            stroke="var(--door)"
            strokeWidth="2"
          />
        </g>
      ))}
    </g>
  );
}

function Boat({
  place,
  children,
}: {
  readonly place: 'near' | 'middle' | 'far';
  readonly children: ReactNode;
}) {
  return (
    <svg className={styles.boat} data-place={place} viewBox="0 0 80 64" aria-hidden="true" focusable="false">
      {children}
      <path d="M4 54 h34 M46 58 h24" stroke="var(--foam)" strokeWidth="3" strokeLinecap="round" fill="none" />
    </svg>
  );
}

function Hall() {
  const id = useId();
  return (
    <g>
      <path
        d="M48 100 V88 L104 66 V88 L160 66 V88 L216 66 V88 L272 66 V88 L328 66 V88 L384 66 V88 L440 66 V88 L496 66 V88 L512 88 V100 Z"
        fill="var(--steel-light)"
      />
      <path
        d="M104 70 V88 M160 70 V88 M216 70 V88 M272 70 V88 M328 70 V88 M384 70 V88 M440 70 V88 M496 70 V88"
        stroke="var(--steel)"
        strokeWidth="4"
      />
      <path
        d="M48 87 L104 65 M105 87 L160 65 M161 87 L216 65 M217 87 L272 65 M273 87 L328 65 M329 87 L384 65 M385 87 L440 65 M441 87 L496 65"
        stroke="var(--wall-a)"
        strokeOpacity="0.55"
        strokeWidth="1.5"
      />
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--lamp-off)" />
        <stop offset="0.35" stopColor="var(--board)" />
      </linearGradient>
      <rect
        x="52"
        y="96"
        width="456"
        height="126"
        fill={`url(#${id})`}
        stroke="var(--board-edge)"
        strokeWidth="4"
      />
    </g>
  );
}

function Chimney({ x, top }: { readonly x: number; readonly top: number }) {
  return (
    <g>
      <path d={`M${x} 90 L${x + 4} ${top} H${x + 22} L${x + 26} 90 Z`} fill="var(--wall-c)" />
      <path d={`M${x + 16} ${top} H${x + 22} L${x + 26} 90 H${x + 18} Z`} fill="var(--wall-shade)" />
      <path d={`M${x + 3} ${top + 12} H${x + 23} V${top + 22} H${x + 3} Z`} fill="var(--stripe)" />
      <rect x={x + 1} y={top - 5} width="24" height="7" rx="2" fill="var(--roof-b)" />
    </g>
  );
}
