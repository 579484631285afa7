import { OnwardButton } from '../harbour/onward-button.tsx';
import { Message } from '../harbour/words.tsx';
import styles from './panel.module.css';
import { Good, Snag } from './signs.tsx';

/** A press this soon after the end was still meant for a crate. */
const STRAY_PRESS_MS = 400;

/** How the dive ended, in plain words, and the way to the next one. */
export function DiveEnd({ lost, words, go }: { readonly lost: boolean; readonly words: string; go(): void }) {
  return (
    <>
      <p className={styles.outcome}>
        <svg viewBox="0 0 40 40" width="32" height="32" aria-hidden="true">
          {lost ? <Snag /> : <Good />}
        </svg>
        <span>{words}</span>
      </p>
      <OnwardButton strayMs={STRAY_PRESS_MS} run={go}>
        <Message id="harbour.next" />
      </OnwardButton>
    </>
  );
}
