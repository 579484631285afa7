import { OnwardButton } from '../harbour/onward-button.tsx';
import { Message } from '../harbour/words.tsx';
import styles from './view.module.css';

/** A press this soon after the end was still meant for loading. */
const STRAY_PRESS_MS = 400;

/** How the flight ended, in plain words, and the way to the next one. */
export function NextFlight({
  lost,
  words,
  go,
}: {
  readonly lost: boolean;
  readonly words: string;
  go(): void;
}) {
  return (
    <>
      <p className={styles.end} data-lost={lost || undefined}>
        <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
          <path
            d={lost ? 'M2 11 q5.5 -7 11 0 t11 0 M2 19 q5.5 -7 11 0 t11 0' : 'M4 13 L10 19 L22 6'}
            fill="none"
            stroke="currentColor"
            strokeWidth="3.5"
            strokeLinecap="round"
          />
        </svg>
        <span>{words}</span>
      </p>
      <OnwardButton strayMs={STRAY_PRESS_MS} run={go}>
        <Message id="harbour.next" />
      </OnwardButton>
    </>
  );
}
