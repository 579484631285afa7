import { useEffect, useEffectEvent, useState } from 'react';
import { useFrameTimer } from '../harbour/use-frame-timer.ts';
import { useKeyDown } from '../harbour/use-key-down.ts';
import { useKeyUp } from '../harbour/use-key-up.ts';
import { useTrialClock } from '../harbour/use-trial-clock.ts';
import { useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import type { MailScannerInput, MailScannerStimulus, Sorting } from './core.ts';
import { sortingOfKey } from './keys.ts';
import { Window } from './scanner.tsx';
import { SortingZones } from './sorting-zones.tsx';

/** One letter from the dark window to the end of its time. Mount it anew for each letter. */
export function Trial({
  letter,
  onShown,
  onStamped,
  onDone,
}: {
  readonly letter: MailScannerStimulus;
  onShown(): void;
  /** Stamped, though the letter's time still runs. */
  onStamped(input: MailScannerInput): void;
  /** The letter's time is over, or it is sorted and the next one may come. */
  onDone(input: MailScannerInput, eventTime: number): void;
}) {
  const intl = useWords();
  const { i, marked, shown_ms, deadline_ms, ends_on_answer } = letter;
  const [pressed, setPressed] = useState<Sorting | null>(null);
  const [stamp, setStamp] = useState<{ readonly input: MailScannerInput; readonly rest_ms: number } | null>(
    null,
  );
  const [gone, setGone] = useState(false);
  const clock = useTrialClock({
    fixationMs: letter.wait_ms,
    deadlineMs: deadline_ms,
    onMissed(frameTime, frame_ms) {
      setGone(true);
      onDone({ i, response: null, rt_ms: null, method: null, frame_ms, interrupted: false }, frameTime);
    },
  });
  const arrived = clock.phase === 'shown';
  const lit = arrived && !gone;
  useFrameTimer(arrived ? shown_ms : null, () => setGone(true));
  useFrameTimer(stamp === null ? null : stamp.rest_ms, () => {
    if (stamp !== null) onDone(stamp.input, performance.now());
  });

  const shown = useEffectEvent(onShown);
  useEffect(() => {
    if (arrived) shown();
  }, [arrived]);

  const answer = (sorting: Sorting, method: InputMethod, eventTime: number) => {
    const given = clock.answer(eventTime);
    if (given === null) return;
    const { rt_ms, frame_ms } = given;
    if (rt_ms === null) {
      setGone(true);
      onDone({ i, response: null, rt_ms: null, method: null, frame_ms, interrupted: false }, eventTime);
      return;
    }
    setPressed(sorting);
    const input = { i, response: sorting, rt_ms, method, frame_ms, interrupted: false };
    if (ends_on_answer || deadline_ms === null) {
      onDone(input, eventTime);
      return;
    }
    onStamped(input);
    setStamp({ input, rest_ms: Math.max(0, deadline_ms - rt_ms) });
  };

  const ownPace = deadline_ms === null;
  useKeyDown((event) => {
    const sorting = sortingOfKey(event, ownPace);
    if (sorting === null) return;
    event.preventDefault();
    answer(sorting, 'key', event.timeStamp);
  });
  /* The space bar stamps when it goes down; a focused button would be clicked by it once more when it comes up. */
  useKeyUp((event) => {
    if (event.key === ' ') event.preventDefault();
  });

  const words = lit ? (marked ? 'marked_letter' : 'plain_letter') : 'dark';
  return (
    <>
      <SortingZones ownPace={ownPace} pressed={pressed} answer={answer} />
      <Window
        letter={lit ? { marked, stamped: pressed === 'stamp' } : null}
        label={intl.formatMessage({ id: `mail-scanner.${words}` })}
      />
    </>
  );
}
