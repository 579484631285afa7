import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { afterNextFrame } from '../harbour/after-next-frame.ts';
import { focusOnMount } from '../harbour/focus-on-mount.ts';
import station from '../harbour/station.module.css';
import { useHandler } from '../harbour/use-handler.ts';
import { isForControl, useKeyDown } from '../harbour/use-key-down.ts';
import { useLateState } from '../harbour/use-late-state.ts';
import { useOnset } from '../harbour/use-onset.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import type { Shift } from './core.ts';
import { DialButton } from './dial-button.tsx';
import { QUARTERS } from './hillside.ts';
import { OrderRack, Pipes } from './order-rack.tsx';
import { canUndo, dialOfKey, NOTHING_PLACED, place, readingOf, takeBack } from './ordering.ts';
import { TimeLeft } from './time-left.tsx';
import styles from './view.module.css';

/** What a shift hands over. */
export interface ShiftWork {
  handIn(
    work: { readonly order: readonly number[]; readonly presses: number; readonly rt_ms: number },
    method: InputMethod,
    eventTime: number,
  ): void;
  leave(method: InputMethod, eventTime: number): void;
  overdue(frameTime: number): void;
}

/** The dials of a shift and the order they are put in. Mount it anew for each shift and each form of it. */
export function WorkBoard({
  shift,
  waiting,
  work,
  announce,
}: {
  readonly shift: Shift;
  /** Handed in, and not yet answered. */
  readonly waiting: boolean;
  readonly work: ShiftWork;
  announce(text: string): void;
}) {
  const intl = useWords();
  const elapsed = useOnset();
  const placing = useLateState(NOTHING_PLACED);
  const ordering = placing.drawn;
  const method = useRef<InputMethod>('key');
  const { dials, demand, deadline_ms, attempts_left } = shift;
  const of = dials.length;
  const readings = useMemo(
    () => dials.map((dial) => readingOf(dial, intl.formatNumber)),
    [dials, intl.formatNumber],
  );
  const complete = ordering.order.length === of;
  const [attempts, setAttempts] = useState(attempts_left);
  const [again, setAgain] = useState(false);
  if (attempts !== attempts_left) {
    setAttempts(attempts_left);
    setAgain(true);
  }

  const [overAt, setOverAt] = useState<number | null>(null);

  const begin = useEffectEvent(() =>
    announce(intl.formatMessage({ id: `power-plant.chosen_${demand}` }, { dials: of })),
  );
  useEffect(() => begin(), []);

  /* An order that is under way when the time is over is answered first: it may end the shift. */
  const tellOver = useEffectEvent(work.overdue);
  useEffect(() => {
    if (overAt !== null && !waiting) tellOver(overAt);
  }, [overAt, waiting]);

  const press = (dial: number, by: InputMethod) => {
    method.current = by;
    const now = placing.latest();
    const next = waiting ? now : place(now, dial, of);
    if (next === now) return;
    placing.set(next);
    afterNextFrame(() =>
      announce(
        intl.formatMessage(
          { id: 'power-plant.placed' },
          { reading: readings[dial] ?? '', place: next.order.length, of },
        ),
      ),
    );
  };
  const pressOne = useHandler((number: number, by: InputMethod) => press(number - 1, by));
  const back = () => {
    const now = placing.latest();
    const last = now.order.at(-1);
    const next = waiting ? now : takeBack(now, of);
    if (last === undefined || next === now) return;
    placing.set(next);
    announce(intl.formatMessage({ id: 'power-plant.taken_back' }, { reading: readings[last] ?? '' }));
  };
  const handIn = (eventTime: number) => {
    const now = placing.latest();
    if (waiting || now.order.length < of || overAt !== null) return;
    const rt_ms = elapsed(eventTime);
    if (deadline_ms !== null && rt_ms > deadline_ms) setOverAt(eventTime);
    else work.handIn({ ...now, rt_ms }, method.current, eventTime);
  };

  useKeyDown((event) => {
    const dial = dialOfKey(event.key, of);
    if (dial !== null) press(dial, 'key');
    else if (event.key === 'Backspace') back();
    else if (event.key === 'Enter' && !isForControl(event)) handIn(event.timeStamp);
    else return;
    event.preventDefault();
  });

  return (
    <>
      <section
        className={styles.panel}
        aria-label={intl.formatMessage({ id: 'power-plant.stage_work' })}
        tabIndex={-1}
        ref={focusOnMount}
        data-lit={Math.ceil((ordering.order.length / of) * QUARTERS)}
        onPointerDownCapture={(event) => {
          method.current = event.pointerType === 'mouse' ? 'mouse' : 'touch';
        }}
      >
        <OrderRack readings={ordering.order.map((dial) => readings[dial] ?? '')} of={of} />
        <div className={styles.head}>
          <p className={again ? styles.again : styles.task} role="status">
            <Message id={again ? 'power-plant.again' : 'power-plant.task'} />
          </p>
          {deadline_ms !== null && (
            <TimeLeft
              deadlineMs={deadline_ms}
              onLast={(seconds) =>
                announce(intl.formatMessage({ id: 'power-plant.seconds_left' }, { seconds }))
              }
              onOver={setOverAt}
            />
          )}
        </div>
        <fieldset className={styles.dials} dir="ltr">
          <legend className={station.hidden}>
            <Message id="power-plant.dials" />
          </legend>
          {readings.map((reading, dial) => {
            const at = ordering.order.indexOf(dial);
            return (
              <DialButton
                key={reading}
                number={dial + 1}
                reading={reading}
                placed={at < 0 ? null : at + 1}
                press={pressOne}
              />
            );
          })}
        </fieldset>
        <div className={styles.buttons}>
          <button
            type="button"
            className={station.secondary}
            aria-disabled={!canUndo(ordering, of) || waiting}
            onClick={back}
          >
            <Message id="power-plant.take_back" />
          </button>
          <button
            type="button"
            className={station.primary}
            aria-disabled={!complete || waiting}
            onClick={(event) => handIn(event.timeStamp)}
          >
            <Message id="power-plant.hand_in" />
          </button>
          <button
            type="button"
            className={styles.leave}
            aria-disabled={waiting}
            onClick={(event) => {
              if (!waiting) work.leave(method.current, event.timeStamp);
            }}
          >
            <Message id="power-plant.leave" />
          </button>
        </div>
      </section>
      <Pipes placed={ordering.order.length} of={of} />
    </>
  );
}
