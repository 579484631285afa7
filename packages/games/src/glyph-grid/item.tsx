import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { PracticeFeedback } from '../harbour/practice-feedback.tsx';
import { useFrameTimer } from '../harbour/use-frame-timer.ts';
import { useLateState } from '../harbour/use-late-state.ts';
import { useTrialClock } from '../harbour/use-trial-clock.ts';
import { useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import { AttributeTable } from './attribute-table.tsx';
import { Board } from './board.tsx';
import type { GlyphGridInput, GlyphGridOutcome, GlyphGridStimulus } from './core.ts';
import { Countdown, Unset } from './countdown.tsx';
import { flyFrom } from './flight.ts';
import type { LaidItem } from './laid.ts';
import { OptionRow } from './option-row.tsx';
import styles from './view.module.css';

/**
 * How long the item before stays in sight, ms of the rest before this one: its tile goes to the gap, whichever it was.
 * Where the rest is shorter than that, the new item comes as soon as it is due.
 */
const LAID_MS = 650;

/** One item from the rest before it to the answer. Mount it anew for each item and each form of it. */
export function Item({
  stimulus,
  before,
  practised,
  inWords,
  announce,
  onAnswer,
  onSeen,
}: {
  readonly stimulus: GlyphGridStimulus;
  /** The item before, in the test; null where there was none, or no tile was chosen in it. */
  readonly before: LaidItem | null;
  /** Practice: what is told after the answer; null before it, and in the test. */
  readonly practised: GlyphGridOutcome['practice'];
  /** Show the item as a table of words besides. */
  readonly inWords: boolean;
  announce(text: string): void;
  onAnswer(input: GlyphGridInput, eventTime: number): void;
  /** Practice: the explanation was read. */
  onSeen(): void;
}) {
  const intl = useWords();
  const answering = useLateState<{ readonly chosen: number | null; readonly over: boolean }>({
    chosen: null,
    over: false,
  });
  const { chosen, over } = answering.drawn;
  const stage = useRef<HTMLElement>(null);
  const { i, form } = stimulus;
  const clock = useTrialClock({
    fixationMs: stimulus.fixation_ms,
    deadlineMs: stimulus.deadline_ms,
    onMissed(frameTime, frame_ms) {
      answering.set({ chosen: null, over: true });
      onAnswer({ i, form, option: null, rt_ms: null, method: null, frame_ms }, frameTime);
    },
  });
  const shown = clock.phase === 'shown' ? stimulus : null;
  const [cleared, setCleared] = useState(before === null);
  useFrameTimer(cleared ? null : LAID_MS, () => setCleared(true));
  const still = shown === null && !cleared ? before : null;
  const inSight = still?.stimulus ?? shown;
  const taken = still?.option ?? (practised === null ? null : chosen);

  /* The tile flies from its place in the row to the gap; both are where they are once they are drawn. */
  const flying = useRef<HTMLDivElement>(null);
  const tile = taken === null ? undefined : inSight?.options[taken];
  const laid = useMemo(() => (tile === undefined ? null : { tile, ref: flying }), [tile]);
  useLayoutEffect(() => {
    if (laid !== null) flyFrom(flying.current, stage.current?.querySelector('[data-chosen]'));
  }, [laid]);

  /* Keys work wherever the focus is; a screen reader needs it on the stage. */
  const begin = useEffectEvent(() => {
    if (!stage.current?.contains(document.activeElement)) stage.current?.focus({ preventScroll: true });
    if (inWords) announce(intl.formatMessage({ id: 'glyph-grid.shown' }));
  });
  useEffect(() => {
    if (clock.phase === 'shown') begin();
  }, [clock.phase]);

  const choose = (option: number, method: InputMethod, eventTime: number) => {
    const given = clock.answer(eventTime);
    if (given === null) return;
    const inTime = given.rt_ms !== null;
    answering.set({ chosen: inTime ? option : null, over: true });
    onAnswer(
      {
        i,
        form,
        option: inTime ? option : null,
        rt_ms: given.rt_ms,
        method: inTime ? method : null,
        frame_ms: given.frame_ms,
      },
      eventTime,
    );
  };

  return (
    <section
      className={styles.work}
      aria-label={intl.formatMessage({ id: 'glyph-grid.stage' })}
      tabIndex={-1}
      ref={stage}
    >
      <Board
        asks={shown !== null}
        stimulus={inSight}
        laid={laid}
        leaves={still !== null}
        countdown={
          stimulus.deadline_ms !== null &&
          (shown !== null && !over ? (
            <Countdown
              deadlineMs={stimulus.deadline_ms}
              onLast={(seconds) =>
                announce(intl.formatMessage({ id: 'glyph-grid.seconds_left' }, { seconds }))
              }
            />
          ) : (
            <Unset />
          ))
        }
      >
        <OptionRow
          stimulus={inSight}
          chosen={still?.option ?? chosen}
          right={practised?.right_option ?? null}
          taken={still !== null}
          choose={choose}
        />
        {practised !== null && (
          <div className={styles.explained}>
            <PracticeFeedback
              result={chosen === null ? 'missed' : chosen === practised.right_option ? 'right' : 'other'}
              words={intl.formatMessage({ id: `glyph-grid.because_${practised.reason}` })}
              shownMs={null}
              onSeen={onSeen}
            />
          </div>
        )}
      </Board>
      {inWords && shown !== null && <AttributeTable stimulus={shown} />}
    </section>
  );
}
