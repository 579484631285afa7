import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Message, useWords } from '../harbour/words.tsx';
import type { Yard } from './core.ts';
import { Posts, StandingCrates } from './posts.tsx';
import styles from './view.module.css';
import { yardInWords } from './words.ts';
import { SCENE } from './yard-places.ts';

/** The plan: the yard as it is to be in the end. */
export const GoalBoard = memo(function GoalBoard({
  goal,
  met,
}: {
  readonly goal: Yard;
  /** The yard looks like it: it is stamped. */
  readonly met: boolean;
}) {
  const intl = useWords();
  const hour = useHour(`${styles.sheet} ${styles.goal}`);
  const words = intl.formatMessage({ id: 'crane-yard.goal_words' }, { yard: yardInWords(intl, goal) });
  return (
    <figure {...hour}>
      <figcaption>
        <Message id="crane-yard.goal" />
      </figcaption>
      <div className={styles.plan}>
        <svg viewBox={VIEW} role="img" aria-label={words} direction="ltr">
          <Posts />
          <StandingCrates yard={goal} />
        </svg>
        {met && <Stamp />}
      </div>
    </figure>
  );
});

const VIEW = `0 114 ${SCENE.width} 358`;

/** Over the shortest post, where no crate can be. A box of its own: it comes down without the plan being laid out anew. */
function Stamp() {
  return (
    <svg className={styles.stamp} viewBox={VIEW} aria-hidden="true" focusable="false">
      <circle cx="500" cy="195" r="68" fill="none" stroke="var(--hb-good)" strokeWidth="15" />
      <path
        d="M467 198 L491 222 L535 171"
        fill="none"
        stroke="var(--hb-good)"
        strokeWidth="18"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
