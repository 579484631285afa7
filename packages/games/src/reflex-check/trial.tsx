import { useEffect, useEffectEvent, useState } from 'react';
import { useKeyDown } from '../harbour/use-key-down.ts';
import { useKeyUp } from '../harbour/use-key-up.ts';
import { useTrialClock } from '../harbour/use-trial-clock.ts';
import { useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import type { ReflexCheckInput, ReflexCheckStimulus, Side } from './core.ts';
import { answerOfKey } from './keys.ts';
import { Mast } from './mast.tsx';
import { SignalZones } from './signal-zones.tsx';

/** One signal from the bare mast to the answer. Mount it anew for each signal. */
export function Trial({
  stimulus,
  onShown,
  onDone,
}: {
  readonly stimulus: ReflexCheckStimulus;
  /** The signal is up; with its name. */
  onShown(words: string): void;
  onDone(input: ReflexCheckInput, eventTime: number): void;
}) {
  const intl = useWords();
  const [pressed, setPressed] = useState<Side | null>(null);
  const [over, setOver] = useState(false);
  const { i, part, signal } = stimulus;
  const clock = useTrialClock({
    fixationMs: stimulus.wait_ms,
    deadlineMs: stimulus.deadline_ms,
    onMissed(frameTime, frame_ms) {
      setOver(true);
      onDone({ i, response: null, rt_ms: null, method: null, frame_ms }, frameTime);
    },
  });
  const up = clock.phase === 'shown';
  const words = intl.formatMessage({ id: `reflex-check.${up ? signal : 'bare'}` });

  const shown = useEffectEvent(() => onShown(words));
  useEffect(() => {
    if (up) shown();
  }, [up]);

  const answer = (side: Side, method: InputMethod, eventTime: number) => {
    const given = clock.answer(eventTime);
    if (given === null) return;
    setPressed(side);
    setOver(true);
    const { rt_ms, frame_ms } = given;
    const inTime = rt_ms !== null;
    onDone({ i, response: inTime ? side : null, rt_ms, method: inTime ? method : null, frame_ms }, eventTime);
  };

  useKeyDown((event) => {
    const side = answerOfKey(event, part);
    if (side === null) return;
    event.preventDefault();
    answer(side, 'key', event.timeStamp);
  });
  /* The space bar answers when it goes down; a focused button would be clicked by it once more when it comes up. */
  useKeyUp((event) => {
    if (part === 'simple' && event.key === ' ') event.preventDefault();
  });

  return (
    <>
      <SignalZones part={part} pressed={pressed} answer={answer} />
      <Mast shows={up && !over ? signal : null} label={words} />
    </>
  );
}
