import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Bunting } from './bunting.tsx';
import { Board, Braces, MastDrawing, Rigging } from './mast.tsx';
import { Pier, Roads } from './pier.tsx';
import { Lantern, Ship } from './ship.tsx';
import styles from './view.module.css';

/**
 * The mast on its pier, behind all cards and signals: it is dressed with flags, one signal after the other. When all are
 * over its board is taken down, and a ship under lights passes behind it.
 */
export const MastScene = memo(function MastScene({
  done,
  of,
  idle,
  over,
}: {
  readonly done: number;
  readonly of: number;
  /** No signal is given: the board hangs dark. */
  readonly idle: boolean;
  /** All signals are over. */
  readonly over: boolean;
}) {
  const hour = useHour(styles.scene);
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <Roads />
      <Bunting done={done} of={of} />
      {over && (
        <>
          <div className={`${styles.mast} ${styles.ship}`}>
            <Ship />
          </div>
          <div className={`${styles.mast} ${styles.board}`}>
            <svg viewBox="0 0 420 420" aria-hidden="true" focusable="false">
              <Braces />
              <Board shows={null} out />
            </svg>
          </div>
        </>
      )}
      <Pier over={over} />
      {idle && (
        <svg className={styles.mast} viewBox="0 0 420 420" aria-hidden="true" focusable="false">
          {over ? (
            <>
              <Rigging open />
              <Lantern />
            </>
          ) : (
            <MastDrawing shows={null} />
          )}
        </svg>
      )}
    </div>
  );
});
