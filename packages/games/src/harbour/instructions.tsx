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
 * The instruction card's parts: the game's demonstration and one sentence, which are enough to begin; and, for whoever
 * wants to know more, what the game shows about a person, how it works in a few steps, and a note. Its words are the
 * game's own: `<game>.<lead>`, `<game>.shows`, `<game>.how_<step>`, `<game>.note_<mode>`.
 */
export function Instructions({
  game,
  station,
  lead = 'how',
  steps,
  values = {},
}: {
  readonly game: string;
  readonly station: Pick<StationProps, 'mode' | 'accommodations'>;
  /** The sentence, where a game is played in more than one way. */
  readonly lead?: string;
  readonly steps: readonly string[];
  /** What is put into the words. */
  readonly values?: Readonly<Record<string, string | number>>;
}) {
  const keysOnly = station.accommodations.keyboard_only;
  return (
    <>
      <Demo game={game} still={station.accommodations.reduced_motion} keysOnly={keysOnly} />
      <p className={styles.lead}>
        <HowTo id={`${game}.${lead}`} keysOnly={keysOnly} />
      </p>
      {/* Who hears the screen has no picture to go by. */}
      <details className={styles.more} open={station.accommodations.screen_reader}>
        <summary>
          <Message id="harbour.how_label" />
        </summary>
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
        <p className={styles.shows}>
          <strong>
            <Message id="harbour.shows_label" />
          </strong>{' '}
          <Message id={`${game}.shows`} />
        </p>
      </details>
    </>
  );
}
