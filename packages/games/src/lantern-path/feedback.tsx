import { PracticeFeedback } from '../harbour/practice-feedback.tsx';
import { Message, useWords } from '../harbour/words.tsx';
import { askedTaps, type LanternPathStimulus } from './core.ts';
import { LanternBoard } from './lantern-board.tsx';
import styles from './view.module.css';

const SHOWN_MS = 2600;

/** What practice says after a path, with the order that was asked for; untimed play waits for a press of its own. */
export function Feedback({
  stimulus,
  correct,
  numbered,
  onSeen,
}: {
  readonly stimulus: LanternPathStimulus;
  readonly correct: boolean;
  readonly numbered: boolean;
  onSeen(): void;
}) {
  const intl = useWords();
  const asked = askedTaps(stimulus.path, stimulus.direction);
  return (
    <>
      <div className={styles.prompt}>
        <p>
          <Message id="lantern-path.order" />
        </p>
      </div>
      <div className={styles.water}>
        <LanternBoard
          stateOf={(place) => (asked.includes(place) ? 'tapped' : 'dark')}
          thread={asked}
          orders={asked}
          numbered={numbered}
        />
      </div>
      <div className={styles.deck}>
        <PracticeFeedback
          result={correct ? 'right' : 'other'}
          words={intl.formatMessage({ id: feedbackWords(correct) })}
          shownMs={stimulus.pace_ms === null ? null : SHOWN_MS}
          onSeen={onSeen}
        />
      </div>
    </>
  );
}

/** The words for how a practice path went. */
export function feedbackWords(correct: boolean): string {
  return correct ? 'lantern-path.feedback_right' : 'lantern-path.feedback_other';
}
