import { FormattedMessage } from 'react-intl';
import station from '../harbour/station.module.css';
import { useFrameTimer } from '../harbour/use-frame-timer.ts';
import type { Direction } from './core.ts';
import { LampBoard } from './lamp-board.tsx';
import { middleLamp } from './practice.ts';
import styles from './view.module.css';

/** How a practice answer went. */
export type PracticeResult = 'right' | 'other' | 'missed';

const SHOWN_MS = 1400;

const SIGNS: Readonly<Record<PracticeResult, string>> = {
  right: 'M4 13 L10 19 L22 6',
  other: 'M6 6 L20 20 M20 6 L6 20',
  missed: 'M13 5 V14 L19 18 M13 1 A12 12 0 1 0 13.01 1',
};

/** What practice says after a row, with the row still lit; untimed play waits for a press of its own. */
export function Feedback({
  lamps,
  result,
  words,
  untimed,
  onSeen,
}: {
  readonly lamps: readonly Direction[];
  readonly result: PracticeResult;
  readonly words: string;
  readonly untimed: boolean;
  onSeen(): void;
}) {
  useFrameTimer(untimed ? null : SHOWN_MS, onSeen);
  return (
    <>
      <LampBoard lamps={lamps} label={words} />
      <div className={styles.feedback} data-result={result}>
        <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
          <path d={SIGNS[result]} fill="none" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" />
        </svg>
        <p>
          <FormattedMessage id={`signal-tower.feedback_${result}_${middleLamp(lamps)}`} />
        </p>
        {untimed && (
          // biome-ignore lint/a11y/noAutofocus: the one thing to do next, in a step the person asked for
          <button type="button" autoFocus className={station.primary} onClick={onSeen}>
            <FormattedMessage id="harbour.next" />
          </button>
        )}
      </div>
    </>
  );
}
