import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FlowCard } from '../harbour/flow-card.tsx';
import { Instructions } from '../harbour/instructions.tsx';
import type { PracticeResult } from '../harbour/practice-feedback.tsx';
import { useTown } from '../harbour/scene/town.tsx';
import station from '../harbour/station.module.css';
import { Station } from '../harbour/station.tsx';
import styles from '../harbour/trial-stage.module.css';
import { useFlow } from '../harbour/use-flow.ts';
import { useSubmit } from '../harbour/use-submit.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { TaskViewProps } from '../task-view.ts';
import type { SignalTowerInput, SignalTowerOutcome, SignalTowerStimulus } from './core.ts';
import { Feedback } from './feedback.tsx';
import { Quarter, useQuarter } from './quarter.ts';
import scene from './tower-scene.module.css';
import { TowerScene } from './tower-scene.tsx';
import { Trial } from './trial.tsx';
import { Voyage } from './voyage.tsx';
import { describeLamps } from './words.ts';

type Props = TaskViewProps<SignalTowerStimulus, SignalTowerInput, SignalTowerOutcome>;

/** Rows missed one after the other before it asks whether the person is still there. */
const MISSES_BEFORE_ASKING = 3;
/** A series whose rows are all done. */
const ENDED = { done: 1, of: 1 };
/** Water below the boats at the quay, px: room for words. */
const WATER_BELOW = 124;
/** The smallest that the scene is drawn. */
const LEAST_SIZE = 0.75;

/** Signal Tower: five lamps, and the middle one says which way to answer. */
export function SignalTowerView(props: Props) {
  const intl = useWords();
  const flow = useFlow<SignalTowerStimulus>(props, { startAgainAfterPause: true });
  const submit = useSubmit(props.submit);
  const [result, setResult] = useState<PracticeResult | null>(null);
  const [right, setRight] = useState(0);
  const seen = useRef<number | null>(null);
  const misses = useRef(0);
  const stage = useRef<HTMLDivElement>(null);
  /** How large the scene is where words at a rest and at the end take of its room. */
  const [size, setSize] = useState(1);
  const measure = useCallback((words: HTMLDivElement) => {
    const sized = () => {
      const room = words.parentElement?.offsetHeight ?? 0;
      const fits = (room - words.offsetHeight) / (room - WATER_BELOW);
      setSize(room > WATER_BELOW ? Math.min(1, Math.max(LEAST_SIZE, fits)) : 1);
    };
    sized();
    const observer = new ResizeObserver(sized);
    observer.observe(words);
    return () => observer.disconnect();
  }, []);
  const { stimulus } = flow;

  const handOver = (input: SignalTowerInput, eventTime: number) => {
    seen.current = null;
    misses.current = input.response === null ? misses.current + 1 : 0;
    submit(input, eventTime, (outcome) => {
      if (props.mode === 'practice' && outcome !== null) {
        const how = input.response === null ? 'missed' : outcome.correct ? 'right' : 'other';
        if (outcome.correct) setRight((count) => count + 1);
        setResult(how);
        if (stimulus) announceFeedback(how, stimulus);
        return;
      }
      next();
    });
  };

  const announceFeedback = (how: PracticeResult, shown: SignalTowerStimulus) => {
    const middle = shown.lamps[2];
    props.announce(intl.formatMessage({ id: `signal-tower.feedback_${how}_${middle}` }));
  };

  const next = () => {
    setResult(null);
    flow.advance();
    if (misses.current >= MISSES_BEFORE_ASKING) {
      misses.current = 0;
      flow.interrupt();
    }
  };

  /* A row that was seen is not shown a second time: a pause in the middle of it leaves it unanswered. */
  const leaveSeenRow = useEffectEvent(() => {
    if (stimulus === undefined || seen.current !== stimulus.i || stimulus.deadline_ms === null) return;
    handOver({ i: stimulus.i, response: null, rt_ms: null, method: null, frame_ms: null }, performance.now());
  });
  useEffect(() => {
    if (props.paused) leaveSeenRow();
  }, [props.paused]);

  /* Keys work wherever the focus is; a screen reader needs it on the stage. */
  const playing = flow.screen === 'step' && result === null;
  useEffect(() => {
    if (playing && !stage.current?.contains(document.activeElement))
      stage.current?.focus({ preventScroll: true });
  }, [playing]);

  /** At a rest and at the end the boats that are home lie under the tower, and the words are where they hide neither. */
  const home = flow.screen === 'rest' || flow.screen === 'finished';
  const town = useTown();
  const series = seriesDone(props.stimuli, flow.current, props.of);
  const voyage = stimulus === undefined ? ENDED : seriesOf(props.stimuli, stimulus, props.of);
  const quarter = useQuarter(home ? 1 : voyage.done, home ? 1 : voyage.of);
  const card = (
    <FlowCard
      screen={flow.screen === 'step' ? 'waiting' : flow.screen}
      station={props}
      current={flow.current}
      online={props.online}
      begin={flow.begin}
      intro={{ title: intl.formatMessage({ id: 'signal-tower.intro' }), body: <Intro {...props} /> }}
      summary={
        props.mode === 'practice' && (
          <Message id="signal-tower.practice_result" values={{ right, of: props.of }} />
        )
      }
    />
  );

  return (
    <Station
      station={props}
      title={intl.formatMessage({ id: 'signal-tower.title' })}
      current={flow.current}
      scenery={
        <Quarter value={quarter}>
          <TowerScene
            home={home ? series.done : null}
            series={home ? series.of : 1}
            rows={home ? series.rows : 1}
            size={size}
          />
        </Quarter>
      }
    >
      {home ? (
        // The evening has come, whatever hour it was.
        <div
          className={`${scene.told} ${station.afterDark}`}
          data-time={town?.time === 'night' ? 'night' : 'dusk'}
          ref={measure}
        >
          {card}
        </div>
      ) : flow.screen !== 'step' || stimulus === undefined ? (
        <div className={scene.note} data-intro={flow.screen === 'intro' || undefined}>
          {card}
        </div>
      ) : (
        <div
          className={`${styles.play} ${station.afterDark}`}
          data-time={town?.time}
          role="application"
          aria-label={intl.formatMessage({ id: 'signal-tower.stage' })}
          tabIndex={-1}
          ref={stage}
        >
          {result === null ? (
            <Trial
              key={stimulus.i}
              stimulus={stimulus}
              follows={voyage.done > 0 && props.mode !== 'practice'}
              onShown={(words) => {
                seen.current = stimulus.i;
                if (props.accommodations.screen_reader) props.announce(words);
              }}
              onDone={handOver}
            />
          ) : (
            <Feedback
              lamps={stimulus.lamps}
              result={result}
              words={describeLamps(intl, stimulus.lamps)}
              untimed={stimulus.deadline_ms === null}
              onSeen={next}
            />
          )}
          {/* After what is answered with: what lies over something that moves is drawn apart, too. */}
          <Voyage {...voyage} />
        </div>
      )}
    </Station>
  );
}

/** How far the series of a row is; the whole task where only one row is known of it. */
function seriesOf(stimuli: Props['stimuli'], { i, block }: SignalTowerStimulus, all: number) {
  const series = [...stimuli.values()].filter((each) => each.block === block).map((each) => each.i);
  return series.length > 1 ? { done: i - Math.min(...series), of: series.length } : { done: i, of: all };
}

/** Series that are over once `current` rows are, all series of the task, and the rows of one. */
function seriesDone(stimuli: Props['stimuli'], current: number, of: number) {
  const last = stimuli.get(current - 1);
  if (last === undefined) return { done: 1, of: 1, rows: of };
  const { of: size } = seriesOf(stimuli, last, of);
  return { done: last.block + 1, of: Math.max(last.block + 1, Math.round(of / size)), rows: size };
}

function Intro(props: Props) {
  const { stimuli, step } = props;
  const untimed = stimuli.get(step)?.deadline_ms === null;
  const steps = ['look', 'answer', untimed ? 'untimed' : 'quick'];
  return <Instructions game="signal-tower" station={props} steps={steps} />;
}
