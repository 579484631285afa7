import { useFrameTimer } from '../harbour/use-frame-timer.ts';
import { Message, useWords } from '../harbour/words.tsx';
import { Scanner } from './scanner.tsx';
import styles from './view.module.css';

/** Time for the eyes between two batches, ms; the new pile is in its place well before. */
const BREATH_MS = 2400;

/** Between two batches: what is through is taken away, and the next pile comes. It ends by itself. */
export function Breath({ letters, onOver }: { readonly letters: number; onOver(): void }) {
  const intl = useWords();
  useFrameTimer(BREATH_MS, onOver);
  return (
    <>
      <Scanner
        letter={null}
        label={intl.formatMessage({ id: 'mail-scanner.dark' })}
        batch={{ done: 0, of: letters }}
        changes
      />
      <p className={styles.breath}>
        <Message id="mail-scanner.breath" />
      </p>
    </>
  );
}
