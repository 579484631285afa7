import { useId, useState } from 'react';
import station from '../harbour/station.module.css';
import { Message } from '../harbour/words.tsx';
import styles from './panel.module.css';

/** A number as it was typed; null unless a whole number from 0 to `most`. */
function countOf(typed: string, most: number): number | null {
  const count = Number(typed);
  return typed.trim() !== '' && Number.isInteger(count) && count >= 0 && count <= most ? count : null;
}

/** The dive by a number said beforehand. */
export function DeclareForm({
  most,
  waiting,
  declare,
}: {
  readonly most: number;
  readonly waiting: boolean;
  declare(count: number, eventTime: number): void;
}) {
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const number = useId();
  const problem = useId();
  return (
    <form
      className={styles.declare}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (waiting) return;
        const count = countOf(typed, most);
        if (count === null) setRefused(true);
        else declare(count, event.timeStamp);
      }}
    >
      <label htmlFor={number}>
        <Message id="salvage-dive.declare_question" values={{ most }} />
      </label>
      <div className={styles.number}>
        <input
          id={number}
          type="number"
          inputMode="numeric"
          min={0}
          max={most}
          step={1}
          value={typed}
          // biome-ignore lint/a11y/noAutofocus: the one thing to fill in, in a step the person asked for
          autoFocus
          aria-invalid={refused}
          aria-describedby={refused ? problem : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setRefused(false);
          }}
        />
        <button type="submit" className={station.primary} disabled={waiting}>
          <Message id="salvage-dive.declare_send" />
        </button>
      </div>
      {refused && (
        <p id={problem} role="alert" className={styles.problem}>
          <Message id="salvage-dive.declare_range" values={{ most }} />
        </p>
      )}
    </form>
  );
}
