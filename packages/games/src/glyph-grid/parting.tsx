import { useLayoutEffect, useRef, useState } from 'react';
import { useFrameTimer } from '../harbour/use-frame-timer.ts';
import { Board } from './board.tsx';
import { Unset } from './countdown.tsx';
import { flyFrom } from './flight.ts';
import type { LaidItem } from './laid.ts';
import { OptionRow } from './option-row.tsx';
import styles from './view.module.css';

/** When the hook comes, ms after the last grid: its tile is in the row under the roof, and from then on the board is before it. */
const FREE_MS = 800;
/** How long the board is there; its movement is over by then. */
const GONE_MS = 2350;

/** The board after the last grid: the tile that was chosen is laid, and then the hoist takes the board away over the roof. */
export function Parting({ item }: { readonly item: LaidItem }) {
  const [free, setFree] = useState(false);
  useFrameTimer(free ? null : FREE_MS, () => setFree(true));
  const [gone, setGone] = useState(false);
  useFrameTimer(gone ? null : GONE_MS, () => setGone(true));
  const board = useRef<HTMLDivElement>(null);
  const flying = useRef<HTMLDivElement>(null);
  const { stimulus, option } = item;
  const tile = stimulus.options[option];
  const [laid] = useState(tile === undefined ? null : { tile, ref: flying });
  useLayoutEffect(() => flyFrom(flying.current, board.current?.querySelector('[data-chosen]')), []);
  if (gone) return null;
  return (
    <div className={styles.parting} data-free={free || undefined} ref={board} aria-hidden="true" inert>
      <Board
        asks={false}
        stimulus={stimulus}
        laid={laid}
        leaves
        countdown={stimulus.deadline_ms !== null && <Unset />}
      >
        <OptionRow stimulus={stimulus} chosen={option} right={null} taken choose={() => undefined} />
      </Board>
    </div>
  );
}
