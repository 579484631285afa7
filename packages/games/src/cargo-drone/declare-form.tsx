import { useId, useState } from 'react';
import station from '../harbour/station.module.css';
import { Message } from '../harbour/words.tsx';
import { parseTarget } from './load.ts';
import styles from './view.module.css';

/** The flight by a number said beforehand: a number field and a slider for the same value. */
export function DeclareForm({
  most,
  initial,
  waiting,
  declare,
}: {
  readonly most: number;
  /** What was declared last time; null at first. */
  readonly initial: number | null;
  readonly waiting: boolean;
  declare(target: number, eventTime: number): void;
}) {
  const [typed, setTyped] = useState(initial === null ? '' : String(initial));
  const [refused, setRefused] = useState(false);
  const number = useId();
  const slider = useId();
  const problem = useId();
  const target = parseTarget(typed, most);
  const change = (value: string) => {
    setTyped(value);
    setRefused(false);
  };
  return (
    <form
      className={styles.declare}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (waiting) return;
        if (target === null) setRefused(true);
        else declare(target, event.timeStamp);
      }}
    >
      <label htmlFor={number} className={styles.question}>
        <Message id="cargo-drone.declare_question" values={{ most }} />
      </label>
      <div className={styles.number}>
        <input
          id={number}
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          step={1}
          value={typed}
          // biome-ignore lint/a11y/noAutofocus: the one thing to fill in, in a step the person asked for
          autoFocus
          aria-invalid={refused}
          aria-describedby={refused ? problem : undefined}
          onChange={(event) => change(event.target.value)}
        />
        <input
          id={slider}
          type="range"
          min={1}
          max={most}
          step={1}
          value={target ?? 1}
          dir="ltr"
          aria-labelledby={`${slider}-label`}
          onChange={(event) => change(event.target.value)}
        />
        <span id={`${slider}-label`} className={station.hidden}>
          <Message id="cargo-drone.declare_slider" />
        </span>
      </div>
      {refused && (
        <p id={problem} role="alert" className={styles.problem}>
          <Message id="cargo-drone.declare_range" values={{ most }} />
        </p>
      )}
      <button type="submit" className={station.primary} disabled={waiting}>
        <Message id="cargo-drone.declare_send" />
      </button>
    </form>
  );
}
