import styles from './barge.module.css';
import { Crate } from './crate.tsx';
import type { Stowed } from './stowage.ts';
import { Trolley } from './yard-scene.tsx';

/**
 * The crane fetches the crates of the last plan, one after the other on its own hook, and sets them down on the barge's
 * deck. The barge has them as soon as they stand there; then the crane goes back to the middle.
 */
export function LastCrates({
  crates,
  begins,
}: {
  /** In the order in which they are fetched. */
  readonly crates: readonly Stowed[];
  /** Where the crane is, in the yard's units. */
  readonly begins: number;
}) {
  const places = Object.fromEntries(
    crates.flatMap(({ x, y, bow, toX, toY }, at) => [
      [`--x${at}`, x],
      [`--y${at}`, y],
      [`--to${at}`, bow + toX],
      [`--on${at}`, toY],
    ]),
  );
  return (
    <div className={styles.loading} style={{ ...places, '--over': begins } as React.CSSProperties}>
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
            {crates.map(({ crate, hangs }, at) => (
              <svg
                key={crate}
                className={styles.held}
                data-hangs={hangs || undefined}
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
      {crates.map(({ crate, x, y, hangs }, at) =>
        hangs ? null : (
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
        ),
      )}
    </div>
  );
}
