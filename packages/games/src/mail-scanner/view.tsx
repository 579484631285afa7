import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FlowCard } from '../harbour/flow-card.tsx';
import { useTown } from '../harbour/scene/town.tsx';
import station from '../harbour/station.module.css';
import { Station } from '../harbour/station.tsx';
import styles from '../harbour/trial-stage.module.css';
import { useFlow } from '../harbour/use-flow.ts';
import { useSubmit } from '../harbour/use-submit.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { TaskViewProps } from '../task-view.ts';
import { batchOf, sacksOf, thirdsOf } from './batches.ts';
import { Breath } from './breath.tsx';
import type { MailScannerInput, MailScannerOutcome, MailScannerStimulus } from './core.ts';
import { Feedback, feedbackId, resultOf, type SortedPractice } from './feedback.tsx';
import { Intro } from './intro.tsx';
import { PostOffice } from './post-office.tsx';
import { Piles } from './scanner.tsx';
import { Trial } from './trial.tsx';
import office from './view.module.css';

type Props = TaskViewProps<MailScannerStimulus, MailScannerInput, MailScannerOutcome>;

/** Unmarked letters left unstamped one after the other before it asks whether the person is still there. */
const MISSES_BEFORE_ASKING = 4;

/** Mail Scanner: stamp every letter but those with the cross. */
export function MailScannerView(props: Props) {
  const intl = useWords();
  const flow = useFlow<MailScannerStimulus>(props, { startAgainAfterPause: true });
  const submit = useSubmit(props.submit);
  const town = useTown();
  const [sorted, setSorted] = useState<SortedPractice | null>(null);
  const [right, setRight] = useState(0);
  /** The letter in the light, and its stamp while its time still runs. */
  const open = useRef<{ readonly i: number; stamp: MailScannerInput | null } | null>(null);
  const misses = useRef(0);
  const stage = useRef<HTMLDivElement>(null);
  const letter = flow.stimulus;
  /** The letter before which a card or a breath has been; before the first of any other batch one is due. */
  const [rested, setRested] = useState<number | null>(null);
  const batch = letter === undefined ? null : placeOf(letter, props.stimuli);
  /* Of a batch that is begun there is no sack yet: what is drawn changes between two batches alone. */
  const size = blockSizeAt(flow.current, props.stimuli);
  const sacks = size === 0 ? { filled: 0, of: 1 } : sacksOf(flow.current, props.of, size);
  const breathes = sorted === null && batch?.done === 0 && rested !== letter?.i;
  const begin = () => {
    setRested(flow.current);
    flow.begin();
  };

  const handOver = (input: MailScannerInput, eventTime: number) => {
    if (letter === undefined) return;
    open.current = null;
    if (input.response !== null) misses.current = 0;
    else if (!letter.marked && !input.interrupted) misses.current += 1;
    submit(input, eventTime, (outcome) => {
      if (props.mode !== 'practice' || outcome === null) return next();
      const result = resultOf(letter, input, outcome.correct);
      if (outcome.correct) setRight((count) => count + 1);
      setSorted({ letter, input, result });
      props.announce(intl.formatMessage({ id: feedbackId({ letter, result }) }));
    });
  };

  const next = () => {
    setSorted(null);
    flow.advance();
    if (misses.current >= MISSES_BEFORE_ASKING) {
      misses.current = 0;
      flow.interrupt();
    }
  };

  /* A letter that was seen is not shown a second time: a pause in the middle of it hands it in as it stands. */
  const leaveSeenLetter = useEffectEvent(() => {
    if (letter === undefined || open.current?.i !== letter.i || letter.deadline_ms === null) return;
    const unsorted = { response: null, rt_ms: null, method: null, frame_ms: null, interrupted: true };
    handOver(open.current.stamp ?? { i: letter.i, ...unsorted }, performance.now());
  });
  useEffect(() => {
    if (props.paused) leaveSeenLetter();
  }, [props.paused]);

  /* Keys work wherever the focus is; a screen reader needs it on the stage. */
  const playing = flow.screen === 'step' && sorted === null;
  useEffect(() => {
    if (playing && !stage.current?.contains(document.activeElement))
      stage.current?.focus({ preventScroll: true });
  }, [playing]);

  const sayWhatLies = (shown: MailScannerStimulus) => {
    if (!props.accommodations.screen_reader) return;
    props.announce(intl.formatMessage({ id: `mail-scanner.spoken_${shown.marked ? 'marked' : 'plain'}` }));
  };

  return (
    <Station
      station={props}
      title={intl.formatMessage({ id: 'mail-scanner.title' })}
      current={flow.current}
      scenery={
        <PostOffice
          {...sacks}
          thirds={batch === null ? 0 : thirdsOf(batch)}
          out={flow.screen === 'finished'}
          tips={size > 0 && (flow.screen === 'finished' || breathes) ? batchOf(size - 1, size).of : 0}
        />
      }
    >
      {flow.screen !== 'step' || letter === undefined || batch === null ? (
        <div className={office.told} data-screen={flow.screen}>
          <FlowCard
            screen={flow.screen === 'step' ? 'waiting' : flow.screen}
            station={props}
            current={flow.current}
            online={props.online}
            begin={begin}
            intro={{
              title: intl.formatMessage({ id: 'mail-scanner.intro' }),
              body: <Intro station={props} ownPace={props.stimuli.get(props.step)?.deadline_ms === null} />,
            }}
            summary={
              props.mode === 'practice' && (
                <Message id="mail-scanner.practice_result" values={{ right, of: props.of }} />
              )
            }
          />
        </div>
      ) : (
        <div
          className={`${styles.play} ${station.afterDark}`}
          data-time={town?.time}
          role="application"
          aria-label={intl.formatMessage({ id: 'mail-scanner.stage' })}
          tabIndex={-1}
          ref={stage}
        >
          {breathes ? (
            <Breath key={letter.i} sacks={sacks} onOver={() => setRested(letter.i)} />
          ) : sorted === null ? (
            <Trial
              key={letter.i}
              letter={letter}
              onShown={() => {
                open.current = { i: letter.i, stamp: null };
                sayWhatLies(letter);
              }}
              onStamped={(input) => {
                if (open.current !== null) open.current.stamp = input;
              }}
              onDone={handOver}
            />
          ) : (
            <Feedback sorted={sorted} onSeen={next} />
          )}
          <Piles {...batch} changes={breathes} />
        </div>
      )}
    </Station>
  );
}

/** The places of a letter's block; of the block that is played all letters are known. */
function blockOf({ block }: MailScannerStimulus, stimuli: Props['stimuli']): readonly number[] {
  return [...stimuli.values()].filter((each) => each.block === block).map((each) => each.i);
}

/** Where a letter comes in its batch. */
function placeOf(letter: MailScannerStimulus, stimuli: Props['stimuli']) {
  const places = blockOf(letter, stimuli);
  return batchOf(letter.i - Math.min(...places), places.length);
}

/** Letters of the block in hand, or of the one before where the next is still to come; 0 where neither is known. */
function blockSizeAt(current: number, stimuli: Props['stimuli']): number {
  const known = stimuli.get(current) ?? stimuli.get(current - 1);
  return known === undefined ? 0 : blockOf(known, stimuli).length;
}
