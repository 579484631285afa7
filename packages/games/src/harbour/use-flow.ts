import { useEffect, useEffectEvent, useState } from 'react';
import type { TaskViewProps } from '../task-view.ts';
import { type Screen, screenOf } from './flow.ts';
import { type Cue, playCue } from './sound.ts';
import { useAmbience } from './use-ambience.ts';

/** Where a station stands, and the moves a person can make. */
export interface Flow<Stimulus> {
  readonly screen: Screen;
  /** A step is in hand, though perhaps hidden by a pause: what was done in it so far must not be lost. */
  readonly inStep: boolean;
  /** Step in hand, 0-based. */
  readonly current: number;
  /** The step's stimulus; undefined until it is released. */
  readonly stimulus: Stimulus | undefined;
  /** Start, go on after a break, or come back. */
  begin(): void;
  /** The step in hand is done. */
  advance(): void;
  /** Back to a start button, for someone who seems to be away. */
  interrupt(): void;
}

/** What is heard when a screen comes, for those who turned sounds on. */
const CUES: Readonly<Record<Screen, Cue>> = {
  intro: 'intro',
  resume: 'resume',
  step: 'begin',
  rest: 'rest',
  paused: 'paused',
  waiting: 'waiting',
  finished: 'done',
};

/** Leads through the steps of a task. `props.step` is read once: afterwards the view knows where it is. */
export function useFlow<Stimulus extends { readonly block?: number }>(
  props: Pick<TaskViewProps<Stimulus, never, never>, 'step' | 'of' | 'stimuli' | 'paused' | 'onFinished'>,
  options: { readonly startAgainAfterPause: boolean },
): Flow<Stimulus> {
  const [current, setCurrent] = useState(props.step);
  const [begun, setBegun] = useState(false);
  const [block, setBlock] = useState<number | null>(null);
  const stimulus = props.stimuli.get(current);
  const state = { current, of: props.of, begun, block };
  const screen = screenOf({ ...state, paused: props.paused }, stimulus);
  const inStep = screenOf({ ...state, paused: false }, stimulus) === 'step';

  const [wasPaused, setWasPaused] = useState(props.paused);
  if (props.paused !== wasPaused) {
    setWasPaused(props.paused);
    if (props.paused && options.startAgainAfterPause) setBegun(false);
  }

  const tellFinished = useEffectEvent(() => props.onFinished?.());
  const finished = screen === 'finished';
  useEffect(() => {
    if (finished) tellFinished();
  }, [finished]);

  useEffect(() => {
    playCue(CUES[screen]);
  }, [screen]);
  // Between the steps only: in them everybody has the same quiet.
  useAmbience(screen !== 'step');

  return {
    screen,
    inStep,
    current,
    stimulus,
    begin() {
      setBegun(true);
      setBlock(stimulus === undefined ? null : (stimulus.block ?? 0));
    },
    advance() {
      setBlock(stimulus?.block ?? 0);
      setCurrent(current + 1);
    },
    interrupt() {
      setBegun(false);
    },
  };
}
