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

/** Where those go who are on their way home, in hundredths of the stage. */
const ON_THE_WAY = [91, 66, 79, 54];

/** Of all filled bags those that are carried home; the others stand on the counter. */
export function carried(of: number): number {
  return Math.min(ON_THE_WAY.length, Math.floor(of / 2));
}

/** The evening: some go home with their bags. Decoration. */
export function GoingHome({ of }: { readonly of: number }) {
  return ON_THE_WAY.slice(0, carried(of)).map((left, nth) => (
    <div key={left} className={styles.home} style={{ insetInlineStart: `${left}%` }}>
      <div className={styles.bought}>
        <Bought nth={nth} />
      </div>
      <Customer nth={nth} walks />
    </div>
  ));
}
