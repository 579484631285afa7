import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Glow } from '../harbour/scene/light.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import { Helmet } from './diver.tsx';
import { gemPlace } from './haul.tsx';
import { Good } from './signs.tsx';
import styles from './view.module.css';

/** Where chests stand on the boat, in the order in which they are lashed down. */
const CHESTS = [
  [96, 84],
  [122, 84],
  [148, 84],
  [109, 66],
  [135, 66],
  [122, 48],
] as const;

/**
 * The end of a dive: up to the boat, with what is in the net. The boat carries the more chests the more dives are done,
 * whatever they brought. Decoration: how it ended is told in words below.
 */
export const Surface = memo(function Surface({
  found,
  before,
  done,
}: {
  readonly found: number;
  /** Dives that were done before this one, as a share of all. */
  readonly before: number;
  /** Dives that are done, as a share of all. */
  readonly done: number;
}) {
  const hour = useHour(styles.surface);
  const chests = chestsAt(before);
  const comes = chestsAt(done) > chests;
  return (
    <div className={styles.above} aria-hidden="true" dir="ltr">
      <div {...hour}>
        <svg className={styles.boat} viewBox="0 0 360 240" aria-hidden="true" focusable="false">
          <Boat chests={chests} />
        </svg>
        {comes && (
          <div className={styles.aboard}>
            <svg viewBox="0 0 360 240" aria-hidden="true" focusable="false">
              <Chest at={chests} />
            </svg>
          </div>
        )}
        <svg className={styles.ripples} viewBox="0 0 360 240" aria-hidden="true" focusable="false">
          <path
            d="M44 160 a76 9 0 1 0 152 0 a76 9 0 1 0 -152 0 M74 160 a46 5 0 1 0 92 0 a46 5 0 1 0 -92 0"
            fill="none"
            stroke="var(--foam)"
            strokeWidth="4"
          />
        </svg>
        <svg className={styles.rising} viewBox="0 0 360 240" aria-hidden="true" focusable="false">
          <path
            d="M84 160 Q86 140 112 139 Q138 140 140 160 Z"
            fill="var(--goods-ink)"
            stroke="var(--goods-plate)"
            strokeWidth="2"
          />
          <path
            d="M136 148 Q152 138 158 122"
            stroke="var(--goods-ink)"
            strokeWidth="7"
            fill="none"
            strokeLinecap="round"
          />
          <g transform="translate(112 136) scale(1.25)">
            <Helmet x={0} y={0} />
          </g>
          {found > 0 && (
            <g transform="translate(162 150) scale(0.9)">
              {Array.from({ length: found }, (_, n) => {
                const [x, y] = gemPlace(n);
                return (
                  <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(0.68)`}>
                    <Good />
                  </g>
                );
              })}
              <path
                d="M66 -36 L8 5 Q12 68 66 68 H134 Q188 68 192 5 Z M66 -36 L192 5 M40 5 Q44 52 84 68 M78 5 Q78 44 100 68 M122 5 Q122 44 100 68 M160 5 Q156 52 116 68 M12 24 Q100 46 188 24 M22 46 Q100 64 178 46"
                fill="none"
                stroke="var(--goods-plate)"
                strokeWidth="2"
              />
            </g>
          )}
        </svg>
        <div className={styles.splash}>
          {[-1, 1].map((side) => (
            <svg
              key={side}
              viewBox="0 0 90 90"
              style={{ '--side': side } as React.CSSProperties}
              aria-hidden="true"
              focusable="false"
            >
              <path
                d="M45 88 Q34 58 8 46 Q36 50 46 66 Q40 36 22 14 Q52 34 56 62 Q62 46 80 38 Q66 60 66 88 Z"
                fill="var(--foam)"
              />
              <path
                d="M4 30 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0 M38 8 a5 5 0 1 0 10 0 a5 5 0 1 0 -10 0 M76 22 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0"
                fill="var(--foam)"
              />
            </svg>
          ))}
        </div>
      </div>
    </div>
  );
});

/** A chest on deck. */
function Chest({ at }: { readonly at: number }) {
  const [x, y] = CHESTS[at] ?? CHESTS[0];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M0 20 V7 Q0 1 7 1 H17 Q24 1 24 7 V20 Z"
        fill="var(--crate)"
        stroke="var(--crate-mark)"
        strokeWidth="2"
      />
      <path d="M0 9 H24 M12 7 V13" stroke="var(--crate-mark)" strokeWidth="2" />
    </g>
  );
}

const chestsAt = (done: number) => Math.ceil(CHESTS.length * done);

/** The boat at sea, with so many chests on deck. */
function Boat({ chests }: { readonly chests: number }) {
  return (
    <g>
      <circle cx="64" cy="44" r="30" fill="var(--sun)" opacity="0.25" />
      <circle cx="64" cy="44" r="20" fill="var(--sun)" />
      {CHESTS.slice(0, chests).map(([x, y], at) => (
        <Chest key={`${x} ${y}`} at={at} />
      ))}
      <path d="M196 104 V14" stroke="var(--steel)" strokeWidth="4" strokeLinecap="round" />
      <path d="M198 18 L230 28 L198 38 Z" fill="var(--stripe)" />
      <Glow x={256} y={60} r={46} />
      <rect x="222" y="62" width="62" height="44" rx="3" fill="var(--wall-a)" />
      <rect x="216" y="54" width="74" height="10" rx="4" fill="var(--roof-a)" />
      <rect x="231" y="73" width="16" height="14" rx="2" fill="var(--window)" />
      <rect x="256" y="73" width="16" height="14" rx="2" fill="var(--window)" />
      <path d="M64 104 H318 Q308 134 282 148 H104 Q76 136 64 104 Z" fill="var(--hull)" />
      <path d="M70 113 H313" stroke="var(--hull-line)" strokeWidth="4" />
      <path
        d="M10 146 h54 M296 146 h58 M26 158 h40 M300 160 h34"
        stroke="var(--foam)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  );
}

/** What the dives have come to: the boat, laden by how many are done, whatever they brought. */
export function Laden({ done }: { readonly done: number }) {
  const hour = useHour(styles.laden);
  return (
    <svg {...hour} viewBox="-90 -40 540 257" aria-hidden="true" focusable="false" direction="ltr">
      <defs>
        <linearGradient id="salvage-dive-evening" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--sky-high)" />
          <stop offset="1" stopColor="var(--sky-low)" />
        </linearGradient>
      </defs>
      <rect x="-90" y="-40" width="540" height="180" fill="url(#salvage-dive-evening)" />
      <path d="M-90 138 V104 Q-20 70 60 104 T220 100 Q320 66 450 108 V138 Z" fill="var(--hill-far)" />
      <rect x="-90" y="136" width="540" height="90" fill="var(--sea)" />
      <path d="M-90 172 Q40 160 180 174 T450 168 V226 H-90 Z" fill="var(--sea-deep)" />
      <Boat chests={chestsAt(done)} />
      <g transform="translate(246 84) scale(0.62)">
        <Worker x={-44} y={32} cloth="a" skin="b" waves />
      </g>
    </svg>
  );
}
