import { Bought, Customer } from './customer.tsx';
import styles from './view.module.css';

/**
 * Who waits at the counter, another one for each question: when it is answered, however it was, the bag is filled and they
 * go home with it. Decoration.
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
          <Bought nth={nth} />
        </div>
        <Customer nth={nth} walks={nth < done} />
      </div>
    ));
}

/** Where they stand who have come for their bags, in hundredths of the stage. */
const STANDING = [60, 42, 26, 10];

/** The evening: some stand at the counter, beside whoever sells. Decoration. */
export function AtTheCounter({ of }: { readonly of: number }) {
  return STANDING.slice(0, Math.ceil(of / 2)).map((left, nth) => (
    <div key={left} className={styles.home} style={{ insetInlineStart: `${left}%` }}>
      <Customer nth={nth} />
    </div>
  ));
}
