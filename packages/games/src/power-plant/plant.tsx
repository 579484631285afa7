import { memo, type ReactNode, useId } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { partsDone } from '../harbour/scene/town-time.ts';
import { Bays } from './bays.tsx';
import { Foreground } from './foreground.tsx';
import { columnsLit, HALL } from './hall.ts';
import { Shore } from './shore.tsx';
import { Town } from './town.tsx';
import styles from './view.module.css';

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
        <Town share={worked === undefined ? undefined : worked / Math.max(1, of)} />
        <svg
          className={styles.grounds}
          viewBox="0 -60 560 300"
          preserveAspectRatio="xMidYMin meet"
          aria-hidden="true"
          focusable="false"
        >
          <path d="M67 74 L70.5 -2 H73.5 L77 74 Z" fill="var(--wall-a)" stroke="var(--steel)" />
          <path
            d="M12 216 q-1 -34 9 -42 q10 8 9 42 z M31 216 q-1 -22 7 -28 q7 6 7 28 z"
            fill="var(--trees)"
          />
          <Chimney x={424} top={-2} />
          <Chimney x={464} top={22} />
          <Hall />
          {/* Windows fill column by column, so that the lit part can be read off like a bar. */}
          <path
            d={windows(chance, HALL.columns * HALL.rows)}
            fill="var(--lamp-off)"
            stroke="var(--lamp-rim)"
          />
          <path d={windows(0, chance)} fill="var(--lamp-lit)" stroke="var(--lamp-glow)" strokeWidth="1.5" />
          <Mirror columns={Math.ceil(chance / HALL.rows)} />
          <Lamps done={done} of={of} />
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
        <Smoke />
        <Smoke thin />
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
    const y = HALL.y + (HALL.rows - 1 - (at % HALL.rows)) * HALL.rise;
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
              <circle cx={at(lamp)} cy="209" r="22" fill={`url(#${id})`} />
              <path
                d={`M${at(lamp)} 250 v10 M${at(lamp) + 1} 266 v7 M${at(lamp)} 280 v4`}
                stroke="var(--lantern)"
                strokeWidth="4"
                strokeLinecap="round"
                opacity="0.6"
              />
            </>
          )}
          <path
            d={`M${at(lamp)} 236 V212 M${at(lamp) - 4} 236 h8`}
            stroke="var(--door)"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <circle
            cx={at(lamp)}
            cy="209"
            r="5"
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

/** The front of the works: brick under a long roof, a gable with its sign, a gate to the quay, and an annex. */
function Hall() {
  return (
    <g>
      <path d="M506 224 V138 L548 150 V224 Z" fill="var(--wall-c)" />
      <path d="M504 134 L552 147 V153 L504 141 Z" fill="var(--roof-c)" />
      <path d="M506 224 V138 H514 V224 Z" fill="var(--wall-shade)" />
      <path d="M518 162 h9 v12 h-9 z M533 162 h9 v12 h-9 z" fill="var(--window)" />
      <path d="M524 224 V200 q6.5 -7 13 0 V224 Z" fill="var(--door)" />
      <path d="M44 94 L62 68 H498 L516 94 Z" fill="var(--slate)" />
      <path d="M56 77 H504 M50 86 H510" stroke="var(--wall-shade)" strokeWidth="2" />
      <path d="M84 62 H220 V70 H84 Z M340 62 H406 V70 H340 Z" fill="var(--roof-c)" />
      <path d="M80 62 L86 57 H218 L224 62 Z M336 62 L342 57 H404 L410 62 Z" fill="var(--slate)" />
      <path d="M90 66.5 H216 M346 66.5 H402" stroke="var(--window)" strokeWidth="4" strokeDasharray="7 4" />
      <path d="M52 92 H508 V224 H52 Z" fill="var(--brick)" />
      <path d="M230 96 V76 L280 52 L330 76 V96 Z" fill="var(--brick)" />
      <path
        d="M225 79 L280 52 L335 79"
        fill="none"
        stroke="var(--wall-b)"
        strokeWidth="4.5"
        strokeLinejoin="round"
      />
      <path d="M48 91 H512 V96 H48 Z M52 195.5 H508 V200 H52 Z" fill="var(--wall-b)" />
      <path d="M52 200 H508 V224 H52 Z" fill="var(--quay)" />
      <path d="M52 96 h5 V224 h-5 Z M503 96 h5 V224 h-5 Z" fill="var(--wall-b)" opacity="0.6" />
      <circle cx="280" cy="76" r="11.5" fill="var(--door)" stroke="var(--wall-b)" strokeWidth="3" />
      <path d="M283 67.5 L274 78 H280 L277 85 L286.5 74 H280.5 Z" fill="var(--lantern)" />
      <path
        d="M256 224 V212 q24 -20 48 0 V224 Z"
        fill="var(--door)"
        stroke="var(--wall-b)"
        strokeWidth="2.5"
      />
      <path
        d="M262 214 q8 -6 16.5 -7 V212 H262 Z M298 214 q-8 -6 -16.5 -7 V212 H298 Z"
        fill="var(--window)"
      />
      <path d="M280 205 V224" stroke="var(--wall-b)" strokeWidth="1.5" />
      {[100, 188, 372, 460].map((x) => (
        <g key={x}>
          <path d={`M${x - 8} 224 V208 h16 V224 Z`} fill="var(--door)" />
          <path d={`M${x - 11} 205 h22 l2 4 h-26 z`} fill="var(--roof-c)" />
        </g>
      ))}
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

/** What a chimney sends off with the wind: dense where it comes out, and thinner the farther it is. */
function Smoke({ thin = false }: { readonly thin?: boolean }) {
  const id = useId();
  return (
    <svg
      className={styles.smoke}
      data-thin={thin || undefined}
      viewBox="0 0 120 60"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={id}>
        <stop stopColor="var(--smoke)" />
        <stop offset="0.5" stopColor="var(--smoke)" stopOpacity="0.8" />
        <stop offset="1" stopColor="var(--smoke)" stopOpacity="0.1" />
      </linearGradient>
      <path
        d="M1 60 Q-2 46 10 42 Q10 31 22 31 Q28 20 42 23 Q52 10 68 17 Q82 4 98 14 Q112 12 116 22 Q122 32 108 33 Q100 42 86 37 Q76 46 62 41 Q52 50 40 45 Q32 54 22 50 Q14 52 13 60 Z"
        fill={`url(#${id})`}
      />
    </svg>
  );
}
