import { memo, useLayoutEffect, useRef } from 'react';
import { startsAt } from './flight.ts';
import { Inlay } from './inlay.tsx';
import { type Laid, shownOf } from './laid.ts';
import styles from './view.module.css';

/** How much wider than high the wall is that they share, on a phone and on a wide screen. */
const NARROW = 1.25;
const BROAD = 2.5;
/** From the first tile that comes down to the last, ms, and between two where there are few. */
const ALL_WITHIN_MS = 1000;
const APART_MS = 300;

/** How much it counts that no place in the last row stays empty, beside how large the tiles are. */
const FULL = 0.7;

/** How many tiles lie abreast, so that they are large on a wall of that shape and fill it. */
function abreast(tiles: number, shape: number): number {
  const worth = (columns: number) => {
    const rows = Math.ceil(tiles / columns);
    return Math.min(shape / columns, 1 / rows) * (tiles / (rows * columns)) ** FULL;
  };
  return Array.from({ length: tiles }, (_, at) => at + 1).reduce(
    (best, columns) => (worth(columns) > worth(best) + 1e-9 ? columns : best),
    1,
  );
}

/**
 * What the grids have come to: the tiles of the frieze, large, in the front of the house. One for each grid: what was
 * chosen in it, whatever that was. Each comes down from its niche, one after the other, and then the lamps over them are lit.
 */
export const Mosaic = memo(function Mosaic({ done, laid }: { readonly done: number; readonly laid: Laid }) {
  const all = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const niches = all.current?.closest('[data-house]')?.querySelectorAll('[data-niche]');
    for (const [at, tile] of [...(all.current?.children ?? [])].entries()) {
      const niche = niches?.[at];
      if (tile instanceof HTMLElement && niche) startsAt(tile, niche);
    }
  }, []);
  const [narrow, broad] = [abreast(done, NARROW), abreast(done, BROAD)];
  const shape = {
    '--gg-narrow': narrow,
    '--gg-narrow-rows': Math.ceil(done / narrow),
    '--gg-broad': broad,
    '--gg-broad-rows': Math.ceil(done / broad),
    '--gg-step': `${stepOf(done)}ms`,
  } as React.CSSProperties;
  if (done === 0) return null;
  return (
    <div className={styles.picture} style={shape} dir="ltr" aria-hidden="true">
      <div className={styles.shine} />
      <Lamps />
      <div className={styles.panel}>
        <div className={styles.tiles} ref={all}>
          {Array.from({ length: done }, (_, tile) => tile).map((tile) => (
            <div key={tile} className={styles.settled} style={{ '--gg-at': tile } as React.CSSProperties}>
              <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <Inlay at={tile} shown={shownOf(laid.get(tile))} />
              </svg>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
});

/** How long after the tile before it each one sets out, ms. */
export function stepOf(done: number): number {
  return Math.round(Math.min(APART_MS, ALL_WITHIN_MS / Math.max(1, done)));
}

/** Two lamps that reach out over the picture from the wall. */
function Lamps() {
  return (
    <div className={styles.pictureLamps}>
      {[0, 1].map((lamp) => (
        <svg key={lamp} viewBox="0 0 40 26" aria-hidden="true" focusable="false">
          <path d="M20 2 v12" stroke="var(--door)" strokeWidth="3" strokeLinecap="round" />
          <path d="M6 20 Q8 9 20 9 Q32 9 34 20 Z" fill="var(--door)" />
          <path d="M9 20 H31 Q28 25 20 25 Q12 25 9 20 Z" fill="var(--lantern)" />
        </svg>
      ))}
    </div>
  );
}
