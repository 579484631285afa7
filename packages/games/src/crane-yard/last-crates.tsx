import { BERTHS } from './barge.tsx';
import { Crate } from './crate.tsx';
import type { CraneState } from './use-crane.ts';
import styles from './view.module.css';
import { pegX, placeY, SCENE } from './yard-places.ts';
import { Trolley } from './yard-scene.tsx';

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
 * The crane fetches the crates of the last plan, one after the other on its own hook, and sets them down on the barge's
 * deck. The barge has them as soon as they stand there; then the crane goes back to the middle.
 */
export function LastCrates(last: LastYard) {
  const crates = left(last);
  const places = Object.fromEntries(
    crates.flatMap(({ x, y }, at) => [
      [`--x${at}`, x],
      [`--y${at}`, y],
      [`--to${at}`, (BERTHS[at] ?? BERTHS[0]).x],
      [`--on${at}`, (BERTHS[at] ?? BERTHS[0]).y],
    ]),
  );
  return (
    <div className={styles.loading} style={{ ...places, '--over': pegX(last.over) } as React.CSSProperties}>
      {/* Beyond what still stands on the quay. */}
      <div className={styles.runner}>
        <Trolley />
        <div className={styles.tackle}>
          <div className={styles.lowered}>
            <svg viewBox="-100 46 200 320" aria-hidden="true" focusable="false">
              <path d="M-12 -1200 V60 M12 -1200 V60" stroke="var(--steel)" strokeWidth="3.5" />
              <rect x="-22" y="54" width="44" height="14" rx="4" fill="var(--steel)" />
            </svg>
            <svg className={styles.open} viewBox="-100 46 200 320" aria-hidden="true" focusable="false">
              <path
                d="M0 68 V74 q12 2 10 12 q-3 10 -14 7"
                fill="none"
                stroke="var(--steel)"
                strokeWidth="5"
                strokeLinecap="round"
              />
            </svg>
            {crates.map(({ crate }, at) => (
              <svg
                key={crate}
                className={styles.held}
                style={{ '--at': at } as React.CSSProperties}
                viewBox="-100 46 200 320"
                aria-hidden="true"
                focusable="false"
              >
                <path d="M-62 76 L0 64 L62 76" fill="none" stroke="var(--steel)" strokeWidth="4" />
                <g transform="translate(-82 74)">
                  <Crate crate={crate} />
                </g>
              </svg>
            ))}
          </div>
        </div>
      </div>
      {crates.map(({ crate, x, y }, at) => (
        <svg
          key={crate}
          className={styles.left}
          style={{ '--x': x, '--y': y, '--at': at } as React.CSSProperties}
          viewBox="0 0 164 88"
          aria-hidden="true"
          focusable="false"
        >
          <Crate crate={crate} />
        </svg>
      ))}
    </div>
  );
}
