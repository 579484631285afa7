import { useEffect, useEffectEvent, useState } from 'react';
import { useKeyDown } from '../harbour/use-key-down.ts';
import { useTrialClock } from '../harbour/use-trial-clock.ts';
import { useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';

import type { Direction, SignalTowerInput, SignalTowerStimulus } from './core.ts';
import { DirectionZones } from './direction-zones.tsx';
import { answerOfKey } from './keys.ts';
import { Afterglow, LampBoard } from './lamp-board.tsx';
import { describeLamps } from './words.ts';

/** One trial from the fixation light to the answer. Mount it anew for each trial. */
export function Trial({
  stimulus,
  follows,
  onShown,
  onDone,
}: {
  readonly stimulus: SignalTowerStimulus;
  /** Whether another row was there just before. */
  readonly follows: boolean;
  /** The lamps are lit; with their description in words. */
  onShown(words: string): void;
  onDone(input: SignalTowerInput, eventTime: number): void;
}) {
  const intl = useWords();
  const [pressed, setPressed] = useState<Direction | null>(null);
  const [over, setOver] = useState(false);
  const clock = useTrialClock({
    fixationMs: stimulus.fixation_ms,
    deadlineMs: stimulus.deadline_ms,
    onMissed(frameTime, frame_ms) {
      setOver(true);
      onDone({ i: stimulus.i, response: null, rt_ms: null, method: null, frame_ms }, frameTime);
    },
  });
  const lit = clock.phase === 'shown';
  const words = lit
    ? describeLamps(intl, stimulus.lamps)
    : intl.formatMessage({ id: 'signal-tower.fixation' });

  const shown = useEffectEvent(() => onShown(words));
  useEffect(() => {
    if (lit) shown();
  }, [lit]);

  const answer = (side: Direction, method: InputMethod, eventTime: number) => {
    const given = clock.answer(eventTime);
    if (given === null) return;
    setPressed(side);
    setOver(true);
    const inTime = given.rt_ms !== null;
    onDone(
      {
        i: stimulus.i,
        response: inTime ? side : null,
        rt_ms: given.rt_ms,
        method: inTime ? method : null,
        frame_ms: given.frame_ms,
      },
      eventTime,
    );
  };

  useKeyDown((event) => {
    const side = answerOfKey(event);
    if (side === null) return;
    event.preventDefault();
    answer(side, 'key', event.timeStamp);
  });

  return (
    <>
      <DirectionZones pressed={pressed} answer={answer} />
      {follows && <Afterglow />}
      <LampBoard lamps={lit && !over ? stimulus.lamps : null} label={words} />
    </>
  );
}
