import { useId } from 'react';
import { OnwardButton } from '../harbour/onward-button.tsx';
import { Message } from '../harbour/words.tsx';
import type { ShiftEnd as End } from './core.ts';
import { EndSign } from './end-sign.tsx';
import { QUARTERS } from './hillside.ts';
import styles from './view.module.css';

/** Ends of a shift whose dials were all started: the town keeps its light, in whichever order that was. */
export const HANDED_IN: readonly End['how'][] = ['done', 'other_order'];

/** How a shift ended, below the plant it was worked in. */
export function ShiftEnd({ end, total, go }: { readonly end: End; readonly total: number; go(): void }) {
  const heading = useId();
  const worked = HANDED_IN.includes(end.how);
  const key = end.how === 'done' ? (end.paid ? 'paid' : 'unpaid') : end.how;
  return (
    <section
      className={styles.panel}
      data-end={worked ? 'worked' : 'left'}
      data-low
      data-lit={worked ? QUARTERS : 0}
      aria-labelledby={heading}
    >
      <div className={styles.plate} data-paid={end.paid || undefined}>
        <EndSign end={end} />
        <div>
          <h2 id={heading} className={styles.verdict}>
            <Message id={`power-plant.end_${key}_title`} />
          </h2>
          <p role="status">
            <Message id={`power-plant.end_${key}`} values={{ points: end.points, total }} />
          </p>
        </div>
      </div>
      <OnwardButton run={go}>
        <Message id="harbour.next" />
      </OnwardButton>
    </section>
  );
}
