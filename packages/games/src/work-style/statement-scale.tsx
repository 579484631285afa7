import { memo, useId } from 'react';
import { Message, useWords } from '../harbour/words.tsx';
import { Face } from './face.tsx';
import { RATINGS, ratingOfKey } from './rating.ts';
import styles from './view.module.css';

/** One statement with its scale from 1 to 5: radio buttons, so arrows, digits and touch all work. */
export const StatementScale = memo(function StatementScale({
  at,
  statement,
  text,
  rating,
  inHand,
  locked,
  rate,
  type,
}: {
  /** Its place on the screen, 0-based. */
  readonly at: number;
  /** Key of the statement; never shown. */
  readonly statement: string;
  readonly text: string;
  /** What is told below the scale; the radio buttons themselves show a press at once. */
  readonly rating: number | null;
  /** The card that is read now: the first without an answer. */
  readonly inHand: boolean;
  readonly locked: boolean;
  rate(at: number, rating: number): void;
  /** A digit was typed. */
  type(at: number, rating: number): void;
}) {
  const intl = useWords();
  const name = useId();
  return (
    <fieldset
      className={styles.statement}
      disabled={locked}
      data-statement={statement}
      data-in-hand={inHand || undefined}
      data-rated={rating !== null || undefined}
      onKeyDown={(event) => {
        const digit = ratingOfKey(event.nativeEvent);
        if (digit === null || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        type(at, digit);
      }}
    >
      <legend className={styles.words}>{text}</legend>
      <div className={styles.scale}>
        <Points at={at} name={name} rate={rate} />
        <div className={styles.ends} data-rating={rating ?? undefined} aria-hidden="true">
          {rating === null ? (
            <>
              <span>
                <Message id="work-style.rating_1" />
              </span>
              <span>
                <Message id="work-style.rating_5" />
              </span>
            </>
          ) : (
            <strong>{intl.formatMessage({ id: `work-style.rating_${rating}` })}</strong>
          )}
        </div>
      </div>
    </fieldset>
  );
});

/** The five heads. The browser shows which is chosen; a press draws none of them anew. */
const Points = memo(function Points({
  at,
  name,
  rate,
}: {
  readonly at: number;
  readonly name: string;
  rate(at: number, rating: number): void;
}) {
  const intl = useWords();
  return (
    <div className={styles.points}>
      {RATINGS.map((value) => (
        <label key={value} className={styles.point}>
          <input
            type="radio"
            name={name}
            value={value}
            aria-label={`${intl.formatNumber(value)}, ${intl.formatMessage({ id: `work-style.rating_${value}` })}`}
            onChange={() => rate(at, value)}
          />
          <span className={styles.face} aria-hidden="true">
            <Face rating={value} />
            <span className={styles.digit}>{intl.formatNumber(value)}</span>
          </span>
        </label>
      ))}
    </div>
  );
});
