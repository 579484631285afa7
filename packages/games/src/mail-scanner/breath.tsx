import { useFrameTimer } from '../harbour/use-frame-timer.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { Sacks } from './batches.ts';
import { SackRow } from './sack.tsx';
import { Window } from './scanner.tsx';
import styles from './view.module.css';

/** Time for the eyes between two batches, ms; the new pile is in its place well before. */
const BREATH_MS = 2400;

/** Between two batches: what is through is taken away in a sack, and the next pile comes. It ends by itself. */
export function Breath({ sacks, onOver }: { readonly sacks: Sacks; onOver(): void }) {
  const intl = useWords();
  useFrameTimer(BREATH_MS, onOver);
  return (
    <>
      <Window letter={null} label={intl.formatMessage({ id: 'mail-scanner.dark' })} />
      <div className={styles.breath}>
        <SackRow {...sacks} />
        <p>
          <Message id="mail-scanner.breath" />
        </p>
      </div>
    </>
  );
}
