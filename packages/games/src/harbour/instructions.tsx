import type { ReactNode } from 'react';
import { Demo } from './demo.tsx';
import styles from './station.module.css';
import type { StationProps } from './station.tsx';
import { useInputMethod } from './use-input-method.ts';
import { Message } from './words.tsx';

/** A message that may say how to answer: `{by, select, touch {…} key {…} other {…}}`, and keys as `<key>J</key>`. */
export function HowTo({
  id,
  values = {},
  keysOnly,
}: {
  readonly id: string;
  readonly values?: Readonly<Record<string, string | number>>;
  /** Whether the person asked to play by keys alone. */
  readonly keysOnly: boolean;
}) {
  const used = useInputMethod();
  const key = (name: ReactNode) => <kbd className={styles.keys}>{name}</kbd>;
  return <Message id={id} values={{ ...values, by: keysOnly ? 'key' : used, key }} />;
}

/**
 * The instruction card's parts: the game's demonstration, what the game shows about a person, how it works in a few steps, and a note. Its
 * words are the game's own: `<game>.shows`, `<game>.how_<step>`, `<game>.note_<mode>`.
 */
export function Instructions({
  game,
  station,
  steps,
  values = {},
}: {
  readonly game: string;
  readonly station: Pick<StationProps, 'mode' | 'accommodations'>;
  readonly steps: readonly string[];
  /** What is put into the words. */
  readonly values?: Readonly<Record<string, string | number>>;
}) {
  const keysOnly = station.accommodations.keyboard_only;
  return (
    <>
      <Demo game={game} still={station.accommodations.reduced_motion} keysOnly={keysOnly} />
      <p className={styles.shows}>
        <strong>
          <Message id="harbour.shows_label" />
        </strong>{' '}
        <Message id={`${game}.shows`} />
      </p>
      <h3 className={styles.hidden}>
        <Message id="harbour.how_label" />
      </h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <HowTo id={`${game}.how_${step}`} values={values} keysOnly={keysOnly} />
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        <Message id={`${game}.note_${station.mode}`} values={values} />
      </p>
    </>
  );
}
