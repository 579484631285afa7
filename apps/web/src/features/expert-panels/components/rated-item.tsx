import { memo, useId } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { messages } from '../expert.messages.ts';
import classes from '../pages/expert-page.module.css';

const POINTS = [1, 2, 3, 4, 5, 6, 7];

/** One thing to rate from 1 to 7: radio buttons, so that arrows, screen readers and touch all work. */
export const RatedItem = memo(function RatedItem({
  item,
  question,
  counts,
  rating,
  rate,
}: {
  item: string;
  /** The response, or what is asked where there is none. */
  question: string;
  counts: 'rating' | 'order' | 'choice';
  rating: number | undefined;
  rate: (item: string, rating: number) => void;
}) {
  const t = useText(messages);
  const { number } = useFormat();
  const name = useId();
  const ends = useId();
  return (
    <fieldset className={classes.item} data-item={item} aria-describedby={ends}>
      <legend>{question}</legend>
      <div className={classes.points}>
        {POINTS.map((value) => (
          <label key={value} className={classes.point}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={rating === value}
              onChange={() => rate(item, value)}
            />
            <span>{number(value)}</span>
          </label>
        ))}
      </div>
      <p id={ends} className={classes.ends}>
        {t(`expert.ends.${counts}`)}
      </p>
    </fieldset>
  );
});
