import { useLayoutEffect, useRef, useState } from 'react';
import { useFrameTimer } from '../harbour/use-frame-timer.ts';
import { Board } from './board.tsx';
import { flyFrom } from './flight.ts';
import type { LaidItem } from './laid.ts';
import { OptionRow } from './option-row.tsx';
import styles from './view.module.css';

/** How long the board is there after the last grid, ms; its movement is over by then. */
const GONE_MS = 1700;

/** The board after the last grid: the tile that was chosen is laid, and then the board goes down out of sight. */
export function Parting({ item }: { readonly item: LaidItem }) {
  const [gone, setGone] = useState(false);
  useFrameTimer(gone ? null : GONE_MS, () => setGone(true));
  const board = useRef<HTMLDivElement>(null);
  const flying = useRef<HTMLDivElement>(null);
  const { stimulus, option } = item;
  const tile = stimulus.options[option];
  const [laid] = useState(tile === undefined ? null : { tile, ref: flying });
  useLayoutEffect(() => flyFrom(flying.current, board.current?.querySelector('[data-chosen] svg')), []);
  if (gone) return null;
  return (
    <div className={styles.parting} ref={board} aria-hidden="true" inert>
      <Board asks={false} stimulus={stimulus} laid={laid} leaves countdown={null}>
        <OptionRow stimulus={stimulus} chosen={option} right={null} taken choose={() => undefined} />
      </Board>
    </div>
  );
}
