import { useId } from 'react';
import station from '../harbour/station.module.css';
import { useKeyDown } from '../harbour/use-key-down.ts';
import type { LateState } from '../harbour/use-late-state.ts';
import { Message, useWords } from '../harbour/words.tsx';
import { type Amount, stepOfKey, stepped } from './amount.ts';
import styles from './view.module.css';

/** Coins by slider, by two buttons or by arrow keys, and a confirmation. */
export function AmountPicker({
  question,
  chosen,
  most,
  words,
  dir,
  waiting,
  confirm,
}: {
  readonly question: string;
  readonly chosen: LateState<Amount>;
  readonly most: number;
  /** What the chosen amount comes to, in words. */
  readonly words: string;
  readonly dir: 'ltr' | 'rtl';
  readonly waiting: boolean;
  confirm(eventTime: number): void;
}) {
  const intl = useWords();
  const label = useId();
  const amount = chosen.drawn;
  const ready = amount !== null && !waiting;
  const change = (step: Parameters<typeof stepped>[1]) => chosen.set(stepped(chosen.latest(), step, most));

  useKeyDown((event) => {
    if (event.target instanceof Element && event.target.closest('button, [role="dialog"]') !== null) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen.latest() !== null && !waiting) confirm(event.timeStamp);
      return;
    }
    const step = stepOfKey(event.key, dir);
    if (step === null) return;
    event.preventDefault();
    change(step);
  });

  return (
    <div className={styles.picker}>
      <h3 id={label} className={styles.question}>
        {question}
      </h3>
      <div className={styles.amountRow}>
        <button
          type="button"
          className={`${station.secondary} ${styles.step}`}
          aria-label={intl.formatMessage({ id: 'trade-post.fewer' })}
          onClick={() => change(-1)}
        >
          −
        </button>
        <input
          className={styles.slider}
          type="range"
          min={0}
          max={most}
          step={1}
          value={amount ?? 0}
          data-chosen={amount !== null || undefined}
          aria-labelledby={label}
          aria-valuetext={words}
          onChange={(event) => chosen.setNow(Number(event.target.value))}
        />
        <button
          type="button"
          className={`${station.secondary} ${styles.step}`}
          aria-label={intl.formatMessage({ id: 'trade-post.more' })}
          onClick={() => change(1)}
        >
          +
        </button>
        <output className={styles.amount} htmlFor={label}>
          {amount === null ? '–' : intl.formatNumber(amount)}
        </output>
      </div>
      <p className={styles.words}>{words}</p>
      <button
        type="button"
        className={station.primary}
        aria-disabled={!ready}
        onClick={(event) => {
          if (chosen.latest() !== null && !waiting) confirm(event.timeStamp);
        }}
      >
        <Message id="trade-post.confirm" />
      </button>
    </div>
  );
}
