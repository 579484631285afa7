import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Bunting } from './bunting.tsx';
import { MastDrawing } from './mast.tsx';
import { Pier, Roads } from './pier.tsx';
import styles from './view.module.css';

/** The mast on its pier, behind all cards and signals: it is dressed with flags, one signal after the other. */
export const MastScene = memo(function MastScene({
  done,
  of,
  idle,
}: {
  readonly done: number;
  readonly of: number;
  /** No signal is given: the board hangs dark. */
  readonly idle: boolean;
}) {
  const hour = useHour(styles.scene);
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <Roads />
      <Bunting done={done} of={of} />
      <Pier />
      {idle && (
        <svg className={styles.mast} viewBox="0 0 420 420" aria-hidden="true" focusable="false">
          <MastDrawing shows={null} />
        </svg>
      )}
    </div>
  );
});
