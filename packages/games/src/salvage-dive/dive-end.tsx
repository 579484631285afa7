import { OnwardButton } from '../harbour/onward-button.tsx';
import { Message } from '../harbour/words.tsx';
import styles from './panel.module.css';
import { Aboard, Good, Snag } from './signs.tsx';

/** A press this soon after the end was still meant for a crate. */
const STRAY_PRESS_MS = 400;

/** How the dive ended, in plain words, and the way to the next one. */
export function DiveEnd({
  how,
  words,
  go,
}: {
  readonly how: 'opened' | 'snagged' | 'home' | 'stayed';
  readonly words: string;
  go(): void;
}) {
  return (
    <>
      <p className={styles.outcome}>
        <svg viewBox="0 0 40 40" width="32" height="32" aria-hidden="true">
          {how === 'snagged' ? <Snag /> : how === 'stayed' ? <Aboard /> : <Good />}
        </svg>
        <span>{words}</span>
      </p>
      <OnwardButton strayMs={STRAY_PRESS_MS} run={go}>
        <Message id="harbour.next" />
      </OnwardButton>
    </>
  );
}
