import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PracticeFeedback } from '../harbour/practice-feedback.tsx';
import { useHour } from '../harbour/scene/hour.ts';
import stationStyles from '../harbour/station.module.css';
import { isForControl, useKeyDown } from '../harbour/use-key-down.ts';
import { useLateState } from '../harbour/use-late-state.ts';
import { useTrialClock } from '../harbour/use-trial-clock.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import { SWITCHED_ON } from './calculator.ts';
import { CalculatorPad, CalculatorSwitch } from './calculator-pad.tsx';
import { type MarketStallInput, type MarketStallOutcome, type MarketStallStimulus, OPTIONS } from './core.ts';
import { FigureView } from './figure.tsx';
import { optionOfKey, stepOfKey } from './keys.ts';
import { OptionList } from './option-list.tsx';
import { TimeLeft } from './time-left.tsx';
import styles from './view.module.css';
import { sayQuestion } from './words.ts';

/** Room for the calculator beside the question. */
const WIDE = '(min-width: 820px)';

interface Choice {
  readonly option: number;
  readonly method: InputMethod;
}

/** One item from the rest before it to the answer. Mount it anew for each item and each form of it. */
export function Item({
  stimulus,
  practised,
  inWords,
  announce,
  onAnswer,
  onSeen,
}: {
  readonly stimulus: MarketStallStimulus;
  /** Practice: what is told after the answer; null before it, and in the test. */
  readonly practised: MarketStallOutcome['practice'];
  /** Show charts as tables besides. */
  readonly inWords: boolean;
  announce(text: string): void;
  onAnswer(input: MarketStallInput, eventTime: number): void;
  /** Practice: the explanation was read. */
  onSeen(): void;
}) {
  const intl = useWords();
  const answering = useLateState<{ readonly choice: Choice | null; readonly over: boolean }>({
    choice: null,
    over: false,
  });
  const { choice, over } = answering.drawn;
  const calculator = useLateState(SWITCHED_ON);
  const [calculatorOpen, setCalculatorOpen] = useState(() => window.matchMedia(WIDE).matches);
  const question = useRef<HTMLHeadingElement>(null);
  const pad = useRef<HTMLDivElement>(null);
  const { i, form, deadline_ms } = stimulus;
  const hour = useHour(`${styles.paints} ${styles.laid} ${styles.play}`);

  const hand = (rt_ms: number | null, frame_ms: number | null, eventTime: number) => {
    const { choice: given } = answering.latest();
    answering.set({ choice: given, over: true });
    // What is chosen when the time is over counts, as the instructions say.
    const rt = given === null ? null : (rt_ms ?? deadline_ms);
    onAnswer(
      {
        i,
        form,
        option: given?.option ?? null,
        rt_ms: rt,
        method: given?.method ?? null,
        calculations: calculator.latest().calculations,
        frame_ms,
      },
      eventTime,
    );
  };

  const clock = useTrialClock({
    fixationMs: stimulus.fixation_ms,
    deadlineMs: deadline_ms,
    onMissed: (frameTime, frame_ms) => hand(null, frame_ms, frameTime),
  });
  const shown = clock.phase === 'shown';

  const choose = (option: number, method: InputMethod) => {
    if (!answering.latest().over) answering.set({ choice: { option, method }, over: false });
  };
  const confirm = (eventTime: number) => {
    const now = answering.latest();
    if (now.choice === null || now.over) return;
    const given = clock.answer(eventTime);
    if (given !== null) hand(given.rt_ms, given.frame_ms, eventTime);
  };

  const toggleCalculator = () => setCalculatorOpen((open) => !open);
  const toQuestion = () => question.current?.focus({ preventScroll: true });

  useKeyDown((event) => {
    const now = answering.latest();
    if (!shown || now.over) return;
    const option = optionOfKey(event);
    const step = stepOfKey(event.key);
    if (option !== null) choose(option, 'key');
    else if (step !== null && now.choice !== null)
      choose((now.choice.option + step + OPTIONS) % OPTIONS, 'key');
    else if (event.key === 'Enter' && now.choice !== null && !isForControl(event)) confirm(event.timeStamp);
    else if (event.code === 'KeyC') {
      setCalculatorOpen(true);
      requestAnimationFrame(() => pad.current?.focus({ preventScroll: true }));
    } else return;
    event.preventDefault();
  });

  const begin = useEffectEvent(toQuestion);
  useEffect(() => {
    if (shown) begin();
  }, [shown]);

  return (
    <section {...hour} aria-label={intl.formatMessage({ id: 'market-stall.stage' })}>
      <div className={styles.sheets}>
        {shown ? (
          <div className={styles.figures} data-several={stimulus.figures.length > 1 || undefined}>
            {stimulus.figures.map((figure) => (
              <FigureView key={figure.caption.word} figure={figure} inWords={inWords} />
            ))}
          </div>
        ) : (
          <div className={styles.figures} data-room aria-hidden="true" />
        )}
        {shown ? (
          <div className={styles.side}>
            {deadline_ms !== null && (
              <TimeLeft
                deadlineMs={deadline_ms}
                stopped={over}
                onTold={(seconds) =>
                  announce(intl.formatMessage({ id: 'market-stall.time_left' }, { seconds }))
                }
              />
            )}
            <h2 className={styles.question} tabIndex={-1} ref={question}>
              {sayQuestion(intl, stimulus.question)}
            </h2>
            <OptionList
              options={stimulus.options}
              chosen={choice?.option ?? null}
              right={practised?.right_option ?? null}
              over={over}
              choose={choose}
            />
            {practised === null && (
              <button
                type="button"
                className={stationStyles.primary}
                aria-disabled={choice === null || over || undefined}
                onClick={(event) => confirm(event.timeStamp)}
              >
                <Message id="market-stall.confirm" />
              </button>
            )}
            {practised !== null && (
              <div className={styles.explained}>
                <PracticeFeedback
                  result={
                    choice === null ? 'missed' : choice.option === practised.right_option ? 'right' : 'other'
                  }
                  words={intl.formatMessage({ id: `market-stall.because_${practised.reason}` })}
                  shownMs={null}
                  onSeen={onSeen}
                />
              </div>
            )}
          </div>
        ) : (
          <div className={styles.side} data-room aria-hidden="true" />
        )}
        {practised === null && (
          <div className={styles.calculator} data-open={calculatorOpen || undefined} inert={!shown}>
            <CalculatorSwitch open={calculatorOpen} toggle={toggleCalculator} />
            {calculatorOpen && (
              <CalculatorPad ref={pad} calculator={calculator} announce={announce} leave={toQuestion} />
            )}
          </div>
        )}
      </div>
    </section>
  );
}
