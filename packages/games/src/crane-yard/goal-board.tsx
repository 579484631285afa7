import { memo } from 'react';
import { Message, useWords } from '../harbour/words.tsx';
import type { Yard } from './core.ts';
import { Posts, StandingCrates } from './posts.tsx';
import styles from './view.module.css';
import { yardInWords } from './words.ts';
import { SCENE } from './yard-places.ts';

/** The plan: the yard as it is to be in the end. */
export const GoalBoard = memo(function GoalBoard({ goal }: { readonly goal: Yard }) {
  const intl = useWords();
  const words = intl.formatMessage({ id: 'crane-yard.goal_words' }, { yard: yardInWords(intl, goal) });
  return (
    <figure className={styles.goal}>
      <figcaption>
        <Message id="crane-yard.goal" />
      </figcaption>
      <svg viewBox={`0 138 ${SCENE.width} 334`} role="img" aria-label={words} direction="ltr">
        <Posts />
        <StandingCrates yard={goal} />
      </svg>
    </figure>
  );
});
