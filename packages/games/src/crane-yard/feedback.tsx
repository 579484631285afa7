import { PracticeFeedback } from '../harbour/practice-feedback.tsx';
import { useWords } from '../harbour/words.tsx';
import type { CraneYardOutcome } from './core.ts';

const SHOWN_MS = 3200;

/** What practice says after a problem; untimed play waits for a press of its own. */
export function Feedback({
  outcome,
  untimed,
  onSeen,
}: {
  readonly outcome: CraneYardOutcome;
  readonly untimed: boolean;
  onSeen(): void;
}) {
  const intl = useWords();
  const { solved, moves, fewest } = outcome;
  const shortest = solved && moves <= fewest;
  return (
    <PracticeFeedback
      result={shortest ? 'right' : solved ? 'other' : 'missed'}
      words={intl.formatMessage({ id: feedbackWords(outcome) }, { moves, fewest })}
      shownMs={untimed ? null : SHOWN_MS}
      onSeen={onSeen}
    />
  );
}

/** The words for how a practice problem went. */
export function feedbackWords({ solved, moves, fewest }: CraneYardOutcome): string {
  if (!solved) return 'crane-yard.feedback_open';
  return moves <= fewest ? 'crane-yard.feedback_fewest' : 'crane-yard.feedback_more';
}
