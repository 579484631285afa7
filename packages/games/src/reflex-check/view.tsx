import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FlowCard } from '../harbour/flow-card.tsx';
import { PracticeFeedback, type PracticeResult } from '../harbour/practice-feedback.tsx';
import { useTown } from '../harbour/scene/town.tsx';
import station from '../harbour/station.module.css';
import { Station } from '../harbour/station.tsx';
import styles from '../harbour/trial-stage.module.css';
import { useFlow } from '../harbour/use-flow.ts';
import { useSubmit } from '../harbour/use-submit.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { TaskViewProps } from '../task-view.ts';
import { ChoiceCard, Intro } from './cards.tsx';
import type { ReflexCheckInput, ReflexCheckOutcome, ReflexCheckStimulus } from './core.ts';
import { Mast } from './mast.tsx';
import { MastScene } from './mast-scene.tsx';
import { Trial } from './trial.tsx';
import scene from './view.module.css';

type Props = TaskViewProps<ReflexCheckStimulus, ReflexCheckInput, ReflexCheckOutcome>;

/** Signals missed one after the other before it asks whether the person is still there. */
const MISSES_BEFORE_ASKING = 3;
/** How long practice feedback stays, ms. */
const FEEDBACK_MS = 1100;

/** The message that tells how a practice answer went. */
function feedbackId({ part, signal }: ReflexCheckStimulus, result: PracticeResult): string {
  return part === 'simple'
    ? `reflex-check.feedback_simple_${result}`
    : `reflex-check.feedback_${result}_${signal}`;
}

/** Reflex Check: a mast, first one signal, then two. */
export function ReflexCheckView(props: Props) {
  const intl = useWords();
  const flow = useFlow<ReflexCheckStimulus>(props, { startAgainAfterPause: true });
  const submit = useSubmit(props.submit);
  const [result, setResult] = useState<PracticeResult | null>(null);
  const [right, setRight] = useState(0);
  const seen = useRef<number | null>(null);
  const misses = useRef(0);
  const stage = useRef<HTMLDivElement>(null);
  const town = useTown();
  const { stimulus } = flow;

  const handOver = (input: ReflexCheckInput, eventTime: number) => {
    seen.current = null;
    misses.current = input.response === null ? misses.current + 1 : 0;
    submit(input, eventTime, (outcome) => {
      if (props.mode !== 'practice' || outcome === null || stimulus === undefined) return next();
      const how = input.response === null ? 'missed' : outcome.correct ? 'right' : 'other';
      if (outcome.correct) setRight((count) => count + 1);
      setResult(how);
      props.announce(intl.formatMessage({ id: feedbackId(stimulus, how) }));
    });
  };

  const next = () => {
    setResult(null);
    flow.advance();
    if (misses.current >= MISSES_BEFORE_ASKING) {
      misses.current = 0;
      flow.interrupt();
    }
  };

  /* A signal that was seen is not shown a second time: a pause in the middle of it leaves it unanswered. */
  const leaveSeenSignal = useEffectEvent(() => {
    if (stimulus === undefined || seen.current !== stimulus.i || stimulus.deadline_ms === null) return;
    handOver({ i: stimulus.i, response: null, rt_ms: null, method: null, frame_ms: null }, performance.now());
  });
  useEffect(() => {
    if (props.paused) leaveSeenSignal();
  }, [props.paused]);

  /* Keys work wherever the focus is; a screen reader needs it on the stage. */
  const playing = flow.screen === 'step' && result === null;
  useEffect(() => {
    if (playing && !stage.current?.contains(document.activeElement))
      stage.current?.focus({ preventScroll: true });
  }, [playing]);

  const stepOf = (shown: ReflexCheckStimulus) => (
    <div
      className={`${styles.play} ${station.afterDark}`}
      data-time={town?.time}
      role="application"
      aria-label={intl.formatMessage({ id: 'reflex-check.stage' })}
      tabIndex={-1}
      ref={stage}
    >
      {result === null ? (
        <Trial
          key={shown.i}
          stimulus={shown}
          onShown={(words) => {
            seen.current = shown.i;
            if (props.accommodations.screen_reader) props.announce(words);
          }}
          onDone={handOver}
        />
      ) : (
        <>
          <Mast shows={shown.signal} label={intl.formatMessage({ id: `reflex-check.${shown.signal}` })} />
          <PracticeFeedback
            result={result}
            words={intl.formatMessage({ id: feedbackId(shown, result) })}
            shownMs={shown.deadline_ms === null ? null : FEEDBACK_MS}
            onSeen={next}
          />
        </>
      )}
    </div>
  );

  return (
    <Station
      station={props}
      title={intl.formatMessage({ id: 'reflex-check.title' })}
      current={flow.current}
      scenery={
        <MastScene
          done={flow.current}
          of={props.of}
          idle={flow.screen !== 'step'}
          over={flow.screen === 'finished'}
        />
      }
    >
      {flow.screen === 'step' && stimulus !== undefined ? (
        stepOf(stimulus)
      ) : (
        <div className={scene.told} data-over={flow.screen === 'finished' || undefined}>
          {flow.screen === 'rest' ? (
            <ChoiceCard keysOnly={props.accommodations.keyboard_only} begin={flow.begin} />
          ) : (
            <FlowCard
              screen={flow.screen === 'step' ? 'waiting' : flow.screen}
              station={props}
              current={flow.current}
              online={props.online}
              begin={flow.begin}
              intro={{
                title: intl.formatMessage({ id: 'reflex-check.intro' }),
                body: <Intro station={props} untimed={props.stimuli.get(props.step)?.deadline_ms === null} />,
              }}
              summary={
                props.mode === 'practice' && (
                  <Message id="reflex-check.practice_result" values={{ right, of: props.of }} />
                )
              }
            />
          )}
        </div>
      )}
    </Station>
  );
}
