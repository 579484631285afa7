import type { ReactNode } from 'react';
import { Message } from '../harbour/words.tsx';
import type { GlyphGridStimulus } from './core.ts';
import { Grid, type LaidTile } from './grid.tsx';
import { Hoist } from './hoist.tsx';
import styles from './view.module.css';

/** The board on its easel before the house, in a rim of small stones: the grid, and beside or below it what belongs to it. */
export function Board({
  asks,
  stimulus,
  laid,
  leaves,
  countdown,
  children,
}: {
  /** A grid is being weighed. */
  readonly asks: boolean;
  readonly stimulus: GlyphGridStimulus | null;
  readonly laid: LaidTile | null;
  /** The grid is done, and makes room for the next one. */
  readonly leaves: boolean;
  readonly countdown: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.tray} data-asks={asks || undefined}>
      <Easel />
      <Hoist />
      <Grid stimulus={stimulus} laid={laid} leaves={leaves} />
      <div className={styles.side}>
        <p className={styles.question}>
          <span>
            <Message id="glyph-grid.options" />
          </span>
          {countdown}
        </p>
        {children}
      </div>
    </div>
  );
}

/** What the board stands on: its head over the board, its feet and the ledge below. */
function Easel() {
  return (
    <>
      <svg className={styles.easelHead} viewBox="0 0 120 44" aria-hidden="true" focusable="false">
        <path d="M38 44 L54 4 h12 L82 44 Z" fill="var(--gg-tray-edge)" />
        <path d="M47 44 L57 6 h6 L73 44 Z" fill="var(--gg-tray)" />
        <path d="M46 24 h28 v8 h-28 Z" fill="var(--gg-tray-edge)" />
        <circle cx="60" cy="28" r="2.6" fill="var(--gg-paper)" />
      </svg>
      <div className={styles.easelFeet} dir="ltr">
        <i />
        <i />
      </div>
    </>
  );
}
