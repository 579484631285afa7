import { memo } from 'react';
import { endTouch, isPointerlessClick, methodOfPointer } from '../harbour/input-method.ts';
import station from '../harbour/station.module.css';
import { useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import { Gauge } from './gauge.tsx';
import styles from './view.module.css';

/** One dial with its meter, its plate and its lever; a press starts it on the next place. */
export const DialButton = memo(function DialButton({
  number,
  reading,
  placed,
  press,
}: {
  /** Counted from 1, as the key that stands for it. */
  readonly number: number;
  readonly reading: string;
  /** Its place, counted from 1; null when it has none yet. */
  readonly placed: number | null;
  press(number: number, method: InputMethod): void;
}) {
  const intl = useWords();
  const label =
    placed === null
      ? intl.formatMessage({ id: 'power-plant.dial' }, { number, reading })
      : intl.formatMessage({ id: 'power-plant.dial_placed' }, { number, reading, place: placed });
  return (
    <button
      type="button"
      className={styles.dial}
      aria-disabled={placed !== null}
      data-dial={number}
      onPointerDown={(event) => {
        if (event.button === 0) press(number, methodOfPointer(event.pointerType));
      }}
      onTouchEnd={endTouch}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (isPointerlessClick(event)) press(number, 'key');
      }}
    >
      <span className={station.hidden}>{label}</span>
      <span className={styles.face}>
        <Gauge lit={placed !== null} />
        <strong className={styles.placeMark} aria-hidden>
          {placed !== null && intl.formatNumber(placed)}
        </strong>
      </span>
      <span className={styles.lever} aria-hidden>
        <i className={styles.knob} />
      </span>
      <span className={styles.reading} dir="ltr" aria-hidden>
        {reading}
      </span>
      <span className={`${station.keys} ${styles.hint}`} aria-hidden>
        {intl.formatNumber(number)}
      </span>
    </button>
  );
});
