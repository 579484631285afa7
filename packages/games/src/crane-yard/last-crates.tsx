import { Crate } from './crate.tsx';
import type { CraneState } from './use-crane.ts';
import styles from './view.module.css';
import { pegX, placeY, SCENE } from './yard-places.ts';

/** The yard as the last plan has left it. */
export type LastYard = Pick<CraneState, 'yard' | 'hook' | 'over'>;

/** Every crate that was left, in the order in which they are fetched: what hangs, then what stands highest. */
function left({ yard, hook, over }: LastYard) {
  const standing = yard.flatMap((crates, peg) =>
    crates.map((crate, place) => ({ crate, x: pegX(peg), y: placeY(place), place })),
  );
  standing.sort((one, other) => other.place - one.place || other.x - one.x);
  return hook === null
    ? standing
    : [{ crate: hook.crate, x: pegX(over), y: SCENE.hanging, place: 3 }, ...standing];
}

/** The crates in the order in which they come aboard. */
export function orderAboard(last: LastYard | null): readonly number[] {
  return last === null ? [0, 1, 2] : left(last).map(({ crate }) => crate);
}

/**
 * The crates of the last plan on their way from the posts to the stern of the ship: each is hoisted, goes along the girder
 * and comes down. The ship has them as soon as they stand there.
 */
export function LastCrates(last: LastYard) {
  return (
    <div className={styles.hoisted}>
      {left(last).map(({ crate, x, y }, at) => (
        <div
          key={crate}
          className={styles.along}
          style={{ '--x': x, '--y': y, '--at': at } as React.CSSProperties}
        >
          <div className={styles.upAndDown}>
            <svg className={styles.line} viewBox="0 0 164 88" aria-hidden="true" focusable="false">
              <path d="M82 -10 V-3000" stroke="var(--steel)" strokeWidth="4" />
            </svg>
            <svg className={styles.fetched} viewBox="0 0 164 88" aria-hidden="true" focusable="false">
              <path d="M20 2 L82 -12 L144 2" fill="none" stroke="var(--steel)" strokeWidth="4" />
              <Crate crate={crate} />
            </svg>
          </div>
        </div>
      ))}
    </div>
  );
}
