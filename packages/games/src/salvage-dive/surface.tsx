import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Chest, Hull, OnDeck } from './boat.tsx';
import { Helmet } from './diver.tsx';
import { gemPlace } from './haul.tsx';
import { Good } from './signs.tsx';
import styles from './view.module.css';

/**
 * The end of a dive: up to the boat, whose derrick takes the net aboard with what is in it. The boat carries a chest for
 * each dive, whatever it brought. Decoration: how it ended is told in words below.
 */
export const Surface = memo(function Surface({
  found,
  dives,
  of,
}: {
  readonly found: number;
  /** Dives that were done before this one. */
  readonly dives: number;
  /** Dives in all. */
  readonly of: number;
}) {
  const hour = useHour(styles.surface);
  return (
    <div className={styles.above} aria-hidden="true" dir="ltr">
      <div {...hour}>
        <div className={styles.vessel}>
          <svg viewBox="0 0 400 250" aria-hidden="true" focusable="false">
            <circle cx="204" cy="56" r="30" fill="var(--sun)" opacity="0.25" />
            <circle cx="204" cy="56" r="20" fill="var(--sun)" />
            <OnDeck chests={dives} of={of} />
          </svg>
          <svg className={styles.aboard} viewBox="0 0 400 250" aria-hidden="true" focusable="false">
            <Chest n={dives} of={of} />
          </svg>
          {found > 0 && (
            <div className={styles.tackle}>
              <div className={styles.along}>
                <svg viewBox="0 26 400 114" aria-hidden="true" focusable="false">
                  <rect x="102" y="26" width="20" height="8" rx="3" fill="var(--steel)" />
                </svg>
                <div className={styles.lift}>
                  <svg className={styles.swings} viewBox="0 26 400 114" aria-hidden="true" focusable="false">
                    <Catch found={found} />
                  </svg>
                </div>
              </div>
            </div>
          )}
          <svg viewBox="0 0 400 250" aria-hidden="true" focusable="false">
            <Hull />
          </svg>
        </div>
        <svg className={styles.ripples} viewBox="0 0 400 250" aria-hidden="true" focusable="false">
          <path
            d="M132 178 a66 9 0 1 0 132 0 a66 9 0 1 0 -132 0 M158 178 a40 5 0 1 0 80 0 a40 5 0 1 0 -80 0"
            fill="none"
            stroke="var(--foam)"
            strokeWidth="4"
          />
        </svg>
        <svg className={styles.rising} viewBox="0 0 400 250" aria-hidden="true" focusable="false">
          <path
            d="M222 168 Q240 156 246 136"
            stroke="var(--goods-plate)"
            strokeWidth="11"
            fill="none"
            strokeLinecap="round"
          />
          <path
            d="M222 168 Q240 156 246 136"
            stroke="var(--goods-ink)"
            strokeWidth="8"
            fill="none"
            strokeLinecap="round"
          />
          <path
            d="M168 180 Q170 158 197 157 Q224 158 226 180 Q197 188 168 180 Z"
            fill="var(--goods-ink)"
            stroke="var(--goods-plate)"
            strokeWidth="2"
          />
          <g transform="translate(196 150) scale(1.55)">
            <Helmet x={0} y={0} />
          </g>
          <path
            d="M156 181 q10 -6 20 0 t20 0 t20 0 t20 0"
            stroke="var(--foam)"
            strokeWidth="4.5"
            fill="none"
            strokeLinecap="round"
          />
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

/** Gems by the light of day. */
const BRIGHT = { '--hb-good': '#14512f', '--hb-selected': '#7ad79b' } as React.CSSProperties;

/** The net on the derrick's rope, with what is in it; drawn where it lies on deck in the end. */
function Catch({ found }: { readonly found: number }) {
  return (
    <g transform="translate(64 72) scale(0.48)" style={BRIGHT}>
      <path d="M100 -34 V-400" stroke="var(--rope)" strokeWidth="5" />
      {Array.from({ length: found }, (_, n) => {
        const [x, y] = gemPlace(n);
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(0.68)`}>
            <Good />
          </g>
        );
      })}
      <path
        d="M100 -36 L8 5 Q12 68 66 68 H134 Q188 68 192 5 Z M8 5 H192 M40 5 Q44 52 84 68 M78 5 Q78 44 100 68 M122 5 Q122 44 100 68 M160 5 Q156 52 116 68 M12 24 Q100 46 188 24 M22 46 Q100 64 178 46"
        fill="none"
        stroke="var(--rope)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
    </g>
  );
}
