import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import type { Sacks } from './batches.ts';
import { MailQuay } from './mail-quay.tsx';
import { PostHall, Sorted } from './post-hall.tsx';
import { Machine } from './scanner.tsx';
import { hasCrate, Kerchief, SackInHand, Trolley, TrolleyCrate, TrolleySacks } from './trolley.tsx';
import styles from './view.module.css';

/**
 * The sorting hall with the scanner over its belt, behind everything that the game shows: cards and letters alike. What
 * lies in the light and on the piles comes over it. Once all letters are through, the trolley is drawn out to the quay,
 * which lies beside the hall, and the mail boat puts to sea with what it has brought. Never mirrored.
 */
export const PostOffice = memo(function PostOffice({
  filled,
  of,
  thirds,
  out,
}: Sacks & {
  /** Thirds of the batch in hand that are through, whatever came of its letters. */
  readonly thirds: number;
  /** All letters are through. */
  readonly out: boolean;
}) {
  const hour = useHour(styles.office);
  return (
    <div {...hour} data-out={out || undefined} aria-hidden="true" dir="ltr">
      <div className={styles.hall}>
        <Hall />
        {/* Where there is room for shelves beside the scanner, they fill. */}
        <Drawing className={styles.shelved}>
          <Sorted share={out ? 1 : (3 * filled + thirds) / (3 * of)} />
        </Drawing>
      </div>
      {out && <MailQuay sacks={filled} crate={hasCrate(of)} />}
      <div className={styles.front}>
        <Drawing>
          <g className={styles.trolley}>
            <Trolley of={of} out={out} />
            {!out && <TrolleySacks to={filled - 1} of={of} />}
          </g>
        </Drawing>
        {!out && (
          <Drawing>
            <g className={styles.trolley}>
              <SackInHand at={filled} of={of} thirds={thirds} />
            </g>
          </Drawing>
        )}
        {out && (
          <Drawing>
            <g className={styles.trolley}>
              <Kerchief className={styles.kerchief} />
            </g>
          </Drawing>
        )}
        <Drawing key={out ? 'out' : filled} className={out ? styles.handedOver : styles.latest}>
          <g className={styles.trolley}>
            {out && hasCrate(of) && <TrolleyCrate />}
            <TrolleySacks from={out ? 0 : Math.max(0, filled - 1)} to={filled} of={of} />
          </g>
        </Drawing>
      </div>
    </div>
  );
});

/** What stays while letters come and go: it is not gone through again as a sack fills. */
const Hall = memo(function Hall() {
  return (
    <Drawing>
      <PostHall />
      <Machine />
    </Drawing>
  );
});

/** A drawing of its own in the units of the scene. */
function Drawing({
  className = '',
  children,
}: {
  readonly className?: string | undefined;
  readonly children: React.ReactNode;
}) {
  return (
    <svg
      className={`${styles.scene} ${className}`}
      viewBox="84 0 452 400"
      aria-hidden="true"
      focusable="false"
      direction="ltr"
    >
      {children}
    </svg>
  );
}
