import { OnwardButton } from './onward-button.tsx';
import styles from './trial-stage.module.css';
import { useFrameTimer } from './use-frame-timer.ts';
import { Message } from './words.tsx';

/** How a practice answer went. */
export type PracticeResult = 'right' | 'other' | 'missed';

const SIGNS: Readonly<Record<PracticeResult, string>> = {
  right: 'M4 13 L10 19 L22 6',
  other: 'M6 6 L20 20 M20 6 L6 20',
  missed: 'M13 5 V14 L19 18 M13 1 A12 12 0 1 0 13.01 1',
};

/** What practice says after an answer; untimed play waits for a press of its own. */
export function PracticeFeedback({
  result,
  words,
  shownMs,
  onSeen,
}: {
  readonly result: PracticeResult;
  readonly words: string;
  /** How long it stays, ms; null until it is pressed away. */
  readonly shownMs: number | null;
  onSeen(): void;
}) {
  useFrameTimer(shownMs, onSeen);
  return (
    <div className={styles.feedback} data-result={result}>
      <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
        <path d={SIGNS[result]} fill="none" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" />
      </svg>
      <p>{words}</p>
      {shownMs === null && (
        <OnwardButton run={onSeen}>
          <Message id="harbour.next" />
        </OnwardButton>
      )}
    </div>
  );
}
