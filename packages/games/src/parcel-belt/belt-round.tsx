import { memo, useRef, useState } from 'react';
import { isPointerlessClick, methodOfPointer } from '../harbour/input-method.ts';
import { useHour } from '../harbour/scene/hour.ts';
import station from '../harbour/station.module.css';
import { isForControl, useKeyDown } from '../harbour/use-key-down.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import { BackSign } from './back-sign.tsx';
import { BeltScene } from './belt-scene.tsx';
import { Cart } from './cart.tsx';
import { type BeltInput, type BeltStimulus, isSameAsBefore } from './core.ts';
import { NO_PRESSES, withPress } from './press-log.ts';
import { RoundsDone } from './rounds-done.tsx';
import { type OnBelt, useBelt } from './use-belt.ts';
import styles from './view.module.css';

/** A round at the running belt. Mount it anew for each round. */
export function BeltRound({
  stimulus,
  of,
  tells,
  onDone,
}: {
  readonly stimulus: BeltStimulus;
  /** Rounds of the task. */
  readonly of: number;
  /** Practice: each decision is told right away. */
  readonly tells: boolean;
  onDone(input: BeltInput, eventTime: number): void;
}) {
  const intl = useWords();
  const { signs, back, shown_ms, soa_ms } = stimulus;
  const log = useRef(NO_PRESSES);
  const method = useRef<InputMethod | null>(null);
  const [pressedAt, setPressedAt] = useState<number | null>(null);
  const { now, onsets } = useBelt(signs.length, shown_ms, soa_ms, (frameTime, frame_ms) => {
    const { i, form } = stimulus;
    onDone({ task: 'belt', i, form, ...log.current, method: method.current, frame_ms }, frameTime);
  });

  const press = (by: InputMethod, eventTime: number) => {
    const before = log.current;
    log.current = withPress(before, onsets.current, eventTime, soa_ms);
    if (log.current.pressed === before.pressed) return;
    method.current = by;
    setPressedAt(log.current.pressed.at(-1) ?? null);
  };

  useKeyDown((event) => {
    if (event.code !== 'Space' && event.key !== 'Enter') return;
    const own = event.target instanceof Element && event.target.closest('[data-same]') !== null;
    if (!own && isForControl(event)) return;
    event.preventDefault();
    press('key', event.timeStamp);
  });

  const parcel = now.parcel;
  const sign = now.open && parcel !== null ? (signs[parcel] ?? null) : null;
  const words =
    sign === null
      ? intl.formatMessage({ id: 'parcel-belt.covered' })
      : intl.formatMessage({ id: `parcel-belt.sign_${sign}` });
  const pressed = pressedAt !== null && pressedAt === parcel;
  return (
    <>
      <p className={styles.prompt}>
        <BackSign back={back} />
        <Message id="parcel-belt.prompt" values={{ back }} />
      </p>
      <BeltScene parcel={parcel} sign={sign} label={words} />
      <Cart loaded={loadedOf(now)} of={signs.length} />
      <Parked done={stimulus.i} of={of} />
      {tells && <Told signs={signs} back={back} parcel={parcel} open={now.open} pressed={pressed} />}
      <div className={styles.deck}>
        <button
          type="button"
          data-same=""
          className={styles.same}
          data-pressed={pressed || undefined}
          onPointerDown={(event) => {
            if (event.button === 0) press(methodOfPointer(event.pointerType), event.timeStamp);
          }}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            if (isPointerlessClick(event)) press('key', event.timeStamp);
          }}
          onContextMenu={(event) => event.preventDefault()}
        >
          <Message id="parcel-belt.same" values={{ back }} />
          <span className={`${station.keys} ${styles.hint}`} aria-hidden="true">
            <Message id="parcel-belt.space" />
          </span>
        </button>
      </div>
    </>
  );
}

/** Parcels on the cart: one comes to it when the label of the next is covered again, while nothing is to be read. */
function loadedOf({ parcel, open }: OnBelt): number {
  return Math.max(0, (parcel ?? 0) - (open ? 1 : 0));
}

/** The lorry on the quay, the same throughout a round. */
const Parked = memo(function Parked({ done, of }: { readonly done: number; readonly of: number }) {
  const hour = useHour(styles.parked);
  return (
    <div {...hour}>
      <RoundsDone done={done} of={of} />
    </div>
  );
});

/** What practice says while the belt runs: of a press at once, of a same sign let pass before the next parcel. */
function Told({
  signs,
  back,
  parcel,
  open,
  pressed,
}: {
  readonly signs: BeltStimulus['signs'];
  readonly back: number;
  readonly parcel: number | null;
  readonly open: boolean;
  readonly pressed: boolean;
}) {
  if (parcel === null || (!pressed && open)) return null;
  const same = isSameAsBefore(signs, back, parcel);
  if (!pressed && !same) return null;
  const result = pressed ? (same ? 'right' : 'other') : 'missed';
  return (
    <p className={styles.result} data-result={result}>
      <svg viewBox="0 0 26 26" width="22" height="22" aria-hidden="true">
        <path
          d={
            result === 'right'
              ? 'M4 13 L10 19 L22 6'
              : result === 'other'
                ? 'M6 6 L20 20 M20 6 L6 20'
                : 'M13 4 V15 M13 21 V22'
          }
          fill="none"
          stroke="currentColor"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      </svg>
      <Message id={`parcel-belt.told_${result}`} values={{ back }} />
    </p>
  );
}
