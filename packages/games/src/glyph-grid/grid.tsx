import { memo, type RefObject } from 'react';
import { useWords } from '../harbour/words.tsx';
import type { GlyphGridStimulus, Tile } from './core.ts';
import { Dust } from './dust.tsx';
import { Figures } from './figures.tsx';
import styles from './view.module.css';
import { describeTile } from './words.ts';

const ROWS = [0, 1, 2] as const;
const LAST = 8;

/** The tile that was chosen, in the gap; `ref` is of what flies there. */
export interface LaidTile {
  readonly tile: Tile;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** The grid of tiles with its gap. `stimulus` null shows the tiles face down, before an item. */
export const Grid = memo(function Grid({
  stimulus,
  laid,
  leaves,
}: {
  readonly stimulus: GlyphGridStimulus | null;
  readonly laid: LaidTile | null;
  /** It is done, and makes room for the next one. */
  readonly leaves: boolean;
}) {
  const intl = useWords();
  return (
    <table
      className={styles.grid}
      data-laid={laid !== null || undefined}
      data-leaves={leaves || undefined}
      dir="ltr"
      aria-label={intl.formatMessage({ id: 'glyph-grid.grid' })}
    >
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            {ROWS.map((column) => {
              const at = 3 * row + column;
              return (
                <td key={column} className={styles.tile} data-gap={at === LAST || undefined}>
                  <Face stimulus={stimulus} at={at} />
                  {at === LAST && laid !== null && stimulus !== null && (
                    <>
                      <div ref={laid.ref} className={styles.laid}>
                        <Figures tile={laid.tile} layout={stimulus.layout} label={null} />
                      </div>
                      <Dust />
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

function Face({ stimulus, at }: { readonly stimulus: GlyphGridStimulus | null; readonly at: number }) {
  const intl = useWords();
  const tile = stimulus?.tiles[at];
  if (stimulus !== null && tile !== undefined) {
    return <Figures tile={tile} layout={stimulus.layout} label={describeTile(intl, stimulus, tile)} />;
  }
  if (at !== LAST) {
    return (
      <svg viewBox="0 0 100 100" className={styles.figures} aria-hidden="true">
        {at === 4 && <circle cx="50" cy="50" r="6" className={styles.fixation} />}
      </svg>
    );
  }
  return (
    <svg
      viewBox="0 0 100 100"
      className={styles.figures}
      role="img"
      aria-label={intl.formatMessage({ id: 'glyph-grid.gap' })}
    >
      <path
        d="M36 40 A14.5 14.5 0 1 1 56 53 Q50 56 50 63"
        className={styles.gapMark}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <circle cx="50" cy="78" r="4.6" className={styles.gapDot} />
    </svg>
  );
}
