import { FormattedMessage, useIntl } from 'react-intl';
import type { Yard } from './core.ts';
import { Posts, StandingCrates } from './posts.tsx';
import styles from './view.module.css';
import { yardInWords } from './words.ts';
import { SCENE } from './yard-places.ts';

/** The plan: the yard as it is to be in the end. */
export function GoalBoard({ goal }: { readonly goal: Yard }) {
  const intl = useIntl();
  const words = intl.formatMessage({ id: 'crane-yard.goal_words' }, { yard: yardInWords(intl, goal) });
  return (
    <figure className={styles.goal}>
      <figcaption>
        <FormattedMessage id="crane-yard.goal" />
      </figcaption>
      <svg viewBox={`0 138 ${SCENE.width} 334`} role="img" aria-label={words} direction="ltr">
        <Posts />
        <StandingCrates yard={goal} />
      </svg>
    </figure>
  );
}
