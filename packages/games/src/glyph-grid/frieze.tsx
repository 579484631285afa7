import { memo, useLayoutEffect, useRef, useState } from 'react';
import { Dust } from './dust.tsx';
import { Inlay } from './inlay.tsx';
import styles from './view.module.css';

/** Tiles that lie in one row where a screen is narrow. */
const ONE_ROW = 9;
/** So many leave room beside them on a wide one. */
const WITH_SCROLLS = 18;

/**
 * The frieze of the house, under its roof: a niche for each grid, and a glazed tile in those of the grids that are done,
 * whatever was chosen in them. The last one rises from the grid and is set, within the rest before the next grid. It
 * stays while one grid follows the other.
 */
export const Frieze = memo(function Frieze({ done, of }: { readonly done: number; readonly of: number }) {
  const [before] = useState(done);
  const fresh = done > before ? done - 1 : null;
  const last = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (fresh !== null) riseFromGrid(last.current);
  }, [fresh]);
  const rows = of > ONE_ROW ? 2 : 1;
  return (
    <div
      className={styles.frieze}
      style={{ '--gg-of': of, '--gg-abreast': Math.ceil(of / rows) } as React.CSSProperties}
      dir="ltr"
      aria-hidden="true"
    >
      {of <= WITH_SCROLLS && <Scrolls />}
      <div className={styles.niches}>
        {Array.from({ length: of }, (_, tile) => tile).map((tile) => (
          <div
            key={tile}
            className={styles.niche}
            data-done={tile < done || undefined}
            data-fresh={tile === fresh || undefined}
          >
            {tile < done && (
              <div
                className={styles.inlay}
                data-fresh={tile === fresh || undefined}
                ref={tile === fresh ? last : undefined}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                  <Inlay tile={tile} />
                </svg>
              </div>
            )}
            {tile === fresh && <Dust />}
          </div>
        ))}
      </div>
      {of <= WITH_SCROLLS && <Scrolls turned />}
    </div>
  );
});

/** Waves in the stone beside the niches, as far as it goes. */
function Scrolls({ turned = false }: { readonly turned?: boolean }) {
  return (
    <svg
      className={styles.scrolls}
      data-turned={turned || undefined}
      viewBox="0 0 480 40"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SCROLLS} fill="none" stroke="var(--gg-carved)" strokeWidth="3.4" strokeLinecap="round" />
      <path d="M0 36 H480" stroke="var(--gg-carved)" strokeWidth="3" />
    </svg>
  );
}

const SCROLLS = Array.from(
  { length: 12 },
  (_, at) => `M${at * 40} 35 q20 -2 20 -17 a9 9 0 1 1 9 9 q-5 0 -5 -5`,
).join(' ');

/** Where a tile begins its way: at the gap of the grid, as large as what lies in it. Measured at rest. */
function riseFromGrid(tile: HTMLElement | null): void {
  const niche = tile?.parentElement;
  const gap = niche?.closest('[data-house]')?.querySelector('[data-gap]');
  if (!tile || !niche || !gap) return;
  const to = niche.getBoundingClientRect();
  const from = gap.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  tile.style.setProperty('--from', `translate(${x}px, ${y}px) scale(${from.width / to.width})`);
}
