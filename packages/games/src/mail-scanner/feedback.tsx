import { PracticeFeedback, type PracticeResult } from '../harbour/practice-feedback.tsx';
import { useWords } from '../harbour/words.tsx';
import type { MailScannerInput, MailScannerStimulus } from './core.ts';
import { Window } from './scanner.tsx';

/** How long feedback stays, ms: a right stamp needs no reading. */
const SHOWN_MS = { brief: 700, full: 1700 } as const;

/** How a practice letter went. */
export interface SortedPractice {
  readonly letter: MailScannerStimulus;
  readonly input: MailScannerInput;
  readonly result: PracticeResult;
}

/** How the sorting of a practice letter is called. */
export function resultOf(
  letter: MailScannerStimulus,
  input: MailScannerInput,
  correct: boolean,
): PracticeResult {
  if (correct) return 'right';
  return input.response === null && !letter.marked ? 'missed' : 'other';
}

/** The message that tells how a practice letter went. */
export function feedbackId({ letter, result }: Pick<SortedPractice, 'letter' | 'result'>): string {
  return `mail-scanner.feedback_${result}_${letter.marked ? 'marked' : 'plain'}`;
}

/** What practice says after a letter, with the letter still in the light. */
export function Feedback({ sorted, onSeen }: { readonly sorted: SortedPractice; onSeen(): void }) {
  const intl = useWords();
  const { letter, input, result } = sorted;
  const brief = result === 'right' && !letter.marked;
  const seconds = brief ? SHOWN_MS.brief : SHOWN_MS.full;
  const kind = letter.marked ? 'marked_letter' : 'plain_letter';
  return (
    <>
      <Window
        letter={{ marked: letter.marked, stamped: input.response === 'stamp' }}
        label={intl.formatMessage({ id: `mail-scanner.${kind}` })}
      />
      <PracticeFeedback
        result={result}
        words={intl.formatMessage({ id: feedbackId(sorted) })}
        shownMs={letter.deadline_ms === null ? null : seconds}
        onSeen={onSeen}
      />
    </>
  );
}
