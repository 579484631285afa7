import { memo, useLayoutEffect, useRef } from 'react';
import { startsAt } from './flight.ts';
import { Inlay } from './inlay.tsx';
import { type Laid, shownOf } from './laid.ts';
import { Climber } from './mason.tsx';
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
 * chosen in it, whatever that was. Their frame, with a bed for each, is behind the board, and seen once that is lifted away; then
 * each leaves its niche for it, one after the other, and the lamps over them are lit.
 */
export const Mosaic = memo(function Mosaic({ done, laid }: { readonly done: number; readonly laid: Laid }) {
  const all = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const niches = all.current?.closest('[data-house]')?.querySelectorAll('[data-niche]');
    for (const [at, tile] of [...(all.current?.children ?? [])].entries()) {
      const niche = niches?.[at];
      if (tile instanceof HTMLElement && niche) {
        tile.style.setProperty('animation', 'none');
        startsAt(tile, niche);
        tile.style.removeProperty('animation');
      }
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
      <div className={styles.panel}>
        <div className={styles.shine} />
        <Canopy narrow={narrow} broad={broad} />
        <div className={styles.beds}>
          {Array.from({ length: done }, (_, tile) => tile).map((tile) => (
            <div key={tile} className={styles.bed} />
          ))}
        </div>
        <div className={styles.tiles} ref={all}>
          {Array.from({ length: done }, (_, tile) => tile).map((tile) => (
            <div key={tile} className={styles.settled} style={{ '--gg-at': tile } as React.CSSProperties}>
              <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <Inlay at={tile} shown={shownOf(laid.get(tile))} />
              </svg>
            </div>
          ))}
        </div>
        <div className={styles.cast} />
      </div>
      <Climber />
    </div>
  );
});

/** How long after the tile before it each one sets out, ms. */
export function stepOf(done: number): number {
  return Math.round(Math.min(APART_MS, ALL_WITHIN_MS / Math.max(1, done)));
}

/** A small roof over the picture, and under it a lamp for each tile of a row: as many as lie abreast on that screen. */
function Canopy({ narrow, broad }: { readonly narrow: number; readonly broad: number }) {
  return (
    <div className={styles.canopy}>
      <svg viewBox="0 0 400 40" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d="M0 33 L14 0 H386 L400 33 Z" fill="var(--roof-a)" />
        <path d={COURSES} stroke="var(--roof-b)" strokeWidth="1.4" fill="none" />
        <path d="M12 0 H388 V6 H12 Z" fill="var(--roof-b)" />
        <path d="M0 32 H400 V40 H0 Z" fill="var(--wall-a)" />
        <path d="M0 37 H400 V40 H0 Z" fill="var(--wall-shade)" />
      </svg>
      <Lamps of={narrow} />
      <Lamps of={broad} broad />
    </div>
  );
}

/** Tiles of the small roof. */
const COURSES = [13, 22]
  .map((y, row) => {
    const edge = 14 * (1 - y / 33);
    const joints = Array.from({ length: 15 }, (_, k) => `M${26 + 24 * k + 12 * row} ${y - 8} v8`);
    return `M${edge.toFixed(1)} ${y} H${(400 - edge).toFixed(1)} ${joints.join(' ')}`;
  })
  .join(' ');

function Lamps({ of, broad = false }: { readonly of: number; readonly broad?: boolean }) {
  return (
    <div className={styles.pictureLamps} data-broad={broad || undefined}>
      {Array.from({ length: of }, (_, lamp) => lamp).map((lamp) => (
        <svg key={lamp} viewBox="0 0 40 28" aria-hidden="true" focusable="false">
          <path d="M20 0 v12" stroke="var(--door)" strokeWidth="3.500" />
          <path d="M5 21 Q7 8 20 8 Q33 8 35 21 Z" fill="var(--door)" />
          <path d="M9 21 H31 Q28 27 20 27 Q12 27 9 21 Z" fill="var(--lantern)" />
        </svg>
      ))}
    </div>
  );
}
