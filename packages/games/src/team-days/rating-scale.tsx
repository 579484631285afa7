import { memo, useId } from 'react';
import { Message, useWords } from '../harbour/words.tsx';
import { RATINGS, ratingOfKey } from './ratings.ts';
import styles from './view.module.css';

/** Presses a radio button, so that it tells of its choice as it does of every other. */
export function pressRadio(radio: HTMLInputElement | null | undefined): void {
  radio?.focus();
  radio?.click();
}

/**
 * One response with its scale from 1 to 7: radio buttons, so arrows, digits and touch all work. Where room is scarce all
 * scales lie in one place below the responses, and that of the response that is weighed is seen.
 */
export const RatingScale = memo(function RatingScale({
  option,
  text,
  rating,
  active,
  locked,
  rate,
  weigh,
}: {
  /** Response key, 'a' to 'd'; never shown. */
  readonly option: string;
  readonly text: string;
  /** What is told below the scale; the radio buttons themselves show a press at once. */
  readonly rating: number | undefined;
  /** It is the one that is weighed. */
  readonly active: boolean;
  readonly locked: boolean;
  /** It was touched, or has the focus. */
  weigh(option: string): void;
  rate(option: string, rating: number, eventTime: number): void;
}) {
  const intl = useWords();
  const name = useId();
  const word = (value: number) => intl.formatMessage({ id: `team-days.rating_${value}` });
  return (
    <fieldset
      className={styles.response}
      disabled={locked}
      data-option={option}
      data-rated={rating !== undefined || undefined}
      data-active={active || undefined}
      onFocus={() => weigh(option)}
      onClick={() => weigh(option)}
      onKeyDown={(event) => {
        const digit = ratingOfKey(event.nativeEvent);
        if (digit === null || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        pressRadio(event.currentTarget.querySelector<HTMLInputElement>(`input[value="${digit}"]`));
      }}
    >
      <legend className={styles.words}>{text}</legend>
      <span className={styles.given} aria-hidden="true">
        {rating !== undefined && intl.formatNumber(rating)}
      </span>
      <div className={styles.scale}>
        <div className={styles.points}>
          {RATINGS.map((value) => (
            <label key={value} className={styles.point}>
              <input
                type="radio"
                name={name}
                value={value}
                aria-label={`${intl.formatNumber(value)}, ${word(value)}`}
                onChange={(event) => rate(option, value, event.timeStamp)}
              />
              <span aria-hidden="true">{intl.formatNumber(value)}</span>
            </label>
          ))}
        </div>
        <div className={styles.ends} aria-hidden="true">
          <span>
            <Message id="team-days.rating_1" />
          </span>
          <strong>{rating !== undefined && word(rating)}</strong>
          <span>
            <Message id="team-days.rating_7" />
          </span>
        </div>
      </div>
    </fieldset>
  );
});
