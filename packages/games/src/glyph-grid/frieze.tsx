import { memo, useLayoutEffect, useRef, useState } from 'react';
import { Dust } from './dust.tsx';
import { Figures } from './figures.tsx';
import { startsAt } from './flight.ts';
import { Swags } from './garland.tsx';
import { Inlay } from './inlay.tsx';
import { type Laid, type LaidItem, shownOf } from './laid.ts';
import { stepOf } from './mosaic.tsx';
import { Roofer } from './roofer.tsx';
import styles from './view.module.css';

/** Tiles that lie in one row where a screen is narrow. */
const ONE_ROW = 9;
/** So few leave room beside them on a narrow one, too. */
const WITH_SCROLLS_BESIDE = 5;
/** So many leave room beside them on a wide one. */
const WITH_SCROLLS = 18;

/**
 * The frieze of the house, under its roof: a niche for each grid, and in those of the grids that are done the tile
 * that was chosen, whichever it was. The last one rises from the grid as it was laid there, is glazed on its way, and is set, within the rest before the next grid. At the end
 * all of them leave for the picture below, and a stone closes each niche.
 */
export const Frieze = memo(function Frieze({
  done,
  of,
  laid,
  over,
}: {
  readonly done: number;
  readonly of: number;
  readonly laid: Laid;
  readonly over: boolean;
}) {
  const [before] = useState(done);
  const fresh = done > before ? done - 1 : null;
  const last = fresh === null ? undefined : laid.get(fresh);
  const rises = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (fresh !== null) riseFromGrid(rises.current);
  }, [fresh]);
  const rows = of > ONE_ROW ? 2 : 1;
  return (
    <div
      className={styles.frieze}
      data-over={over || undefined}
      data-few={of <= WITH_SCROLLS_BESIDE || undefined}
      style={
        {
          '--gg-of': of,
          '--gg-abreast': Math.ceil(of / rows),
          '--gg-step': `${stepOf(done)}ms`,
        } as React.CSSProperties
      }
      dir="ltr"
      aria-hidden="true"
    >
      {of <= WITH_SCROLLS && <Scrolls />}
      <div className={styles.niches}>
        <Roofer
          at={Math.min(done, of - 1) % Math.ceil(of / rows)}
          abreast={Math.ceil(of / rows)}
          strikes={fresh !== null}
          leaves={over}
        />
        {Array.from({ length: of }, (_, tile) => tile).map((tile) => (
          <div
            key={tile}
            className={styles.niche}
            style={{ '--gg-at': tile } as React.CSSProperties}
            data-niche
            data-done={tile < done || undefined}
            data-fresh={tile === fresh || undefined}
          >
            {tile < done && (
              <div
                className={styles.inlay}
                data-fresh={tile === fresh || undefined}
                ref={tile === fresh ? rises : undefined}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                  <Inlay at={tile} shown={shownOf(laid.get(tile))} />
                </svg>
                {tile === fresh && last !== undefined && <Placed item={last} />}
              </div>
            )}
            {tile === fresh && <Dust />}
            {over && <Slab />}
          </div>
        ))}
      </div>
      {of <= WITH_SCROLLS && <Scrolls turned />}
      {over && <Swags />}
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

/** What closes a niche once its tile has left it: a stone with a rose in it, set from before it. The lamp over it is out. */
function Slab() {
  return (
    <svg className={styles.slab} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path d="M0 0 H40 V40 H0 Z" fill="var(--wall-a)" />
      <path d="M12.8 0 v-1.500 h14.400 v1.500 Z" fill="var(--door)" />
      <path
        d="M3 3 H37 V37 H3 Z M20 20 m-4 0 a4 4 0 1 0 8 0 a4 4 0 1 0 -8 0 M20 15 q-5 -6 0 -9 q5 3 0 9 M20 25 q-5 6 0 9 q5 -3 0 -9 M15 20 q-6 -5 -9 0 q3 5 9 0 M25 20 q6 -5 9 0 q-3 5 -9 0"
        fill="none"
        stroke="var(--gg-carved)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The tile as it lay in the gap: what rises is the very one, until it has its glaze. */
function Placed({ item: { stimulus, option } }: { readonly item: LaidItem }) {
  const tile = stimulus.options[option];
  if (tile === undefined) return null;
  return (
    <div className={styles.placed}>
      <Figures tile={tile} layout={stimulus.layout} label={null} />
    </div>
  );
}

/** Where a tile begins its way: at the gap of the grid, as large as what lies in it. Measured at rest. */
function riseFromGrid(tile: HTMLElement | null): void {
  const gap = tile?.closest('[data-house]')?.querySelector('[data-gap]');
  if (tile && gap) startsAt(tile, gap);
}
