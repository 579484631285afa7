import { PracticeFeedback, type PracticeResult } from '../harbour/practice-feedback.tsx';
import { useWords } from '../harbour/words.tsx';
import type { Direction } from './core.ts';
import { LampBoard } from './lamp-board.tsx';
import { middleLamp } from './practice.ts';

const SHOWN_MS = 1400;

/** What practice says after a row, with the row still lit. */
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
  const intl = useWords();
  return (
    <>
      <LampBoard lamps={lamps} label={words} />
      <PracticeFeedback
        result={result}
        words={intl.formatMessage({ id: `signal-tower.feedback_${result}_${middleLamp(lamps)}` })}
        shownMs={untimed ? null : SHOWN_MS}
        onSeen={onSeen}
      />
    </>
  );
}
