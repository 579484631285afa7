import { useId } from 'react';
import station from '../harbour/station.module.css';
import { useKeyDown } from '../harbour/use-key-down.ts';
import { Message, useWords } from '../harbour/words.tsx';
import { type Amount, stepOfKey, stepped } from './amount.ts';
import styles from './view.module.css';

/** Coins by slider, by two buttons or by arrow keys, and a confirmation. */
export function AmountPicker({
  question,
  amount,
  most,
  words,
  dir,
  waiting,
  change,
  confirm,
}: {
  readonly question: string;
  readonly amount: Amount;
  readonly most: number;
  /** What the chosen amount comes to, in words. */
  readonly words: string;
  readonly dir: 'ltr' | 'rtl';
  readonly waiting: boolean;
  change(amount: number): void;
  confirm(eventTime: number): void;
}) {
  const intl = useWords();
  const label = useId();
  const ready = amount !== null && !waiting;

  useKeyDown((event) => {
    if (event.target instanceof Element && event.target.closest('button, [role="dialog"]') !== null) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (ready) confirm(event.timeStamp);
      return;
    }
    const step = stepOfKey(event.key, dir);
    if (step === null) return;
    event.preventDefault();
    change(stepped(amount, step, most));
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
          onClick={() => change(stepped(amount, -1, most))}
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
          onChange={(event) => change(Number(event.target.value))}
        />
        <button
          type="button"
          className={`${station.secondary} ${styles.step}`}
          aria-label={intl.formatMessage({ id: 'trade-post.more' })}
          onClick={() => change(stepped(amount, 1, most))}
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
          if (ready) confirm(event.timeStamp);
        }}
      >
        <Message id="trade-post.confirm" />
      </button>
    </div>
  );
}
