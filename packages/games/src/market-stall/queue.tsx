import { Bag, Customer } from './customer.tsx';
import styles from './view.module.css';

/**
 * Who waits at the counter, another one for each question: when it is answered, however it was, the bag on the counter is
 * filled and handed over, and they go home with it. Decoration.
 */
export function Queue({
  done,
  going,
}: {
  readonly done: number /** Nobody comes any more. */;
  readonly going: boolean;
}) {
  return [done - 1, done]
    .filter((nth) => nth >= 0 && !(going && nth === done))
    .map((nth) => (
      <div key={nth} className={styles.customer} data-served={nth < done || undefined}>
        <div className={styles.bought}>
          <Bag nth={nth} filled={nth < done} />
        </div>
        <Customer nth={nth} walks={nth < done} />
      </div>
    ));
}
