import { memo } from 'react';
import { Crate } from '../harbour/scene/cargo.tsx';
import { useHour } from '../harbour/scene/hour.ts';
import type { Sacks } from './batches.ts';
import { CRATE_ON_DECK, standsOnDeck, turnOf } from './mail-boat.tsx';
import { MailQuay } from './mail-quay.tsx';
import { PostHall, Sorted } from './post-hall.tsx';
import { Sack } from './sack.tsx';
import { BEHIND, lettersFrom, Machine, Sheets } from './scanner.tsx';
import {
  CRATE_ON_TROLLEY,
  crateAt,
  hasCrate,
  Kerchief,
  Porter,
  SackInHand,
  type Stand,
  sackAt,
  standsOnTrolley,
  Trolley,
  TrolleySacks,
} from './trolley.tsx';
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
  tips,
}: Sacks & {
  /** Thirds of the batch in hand that are through, whatever came of its letters. */
  readonly thirds: number;
  /** All letters are through. */
  readonly out: boolean;
  /** Letters of a batch that has just come through: their pile goes into its sack. */
  readonly tips: number;
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
        {tips > 0 && (
          <Drawing key={`takes ${filled}`} className={styles.takes}>
            <g className={styles.trolley}>
              <SackInHand at={filled - 1} of={of} thirds={2} />
            </g>
          </Drawing>
        )}
        {out ? (
          <>
            <Load sacks={filled} of={of} />
            <Farewell />
          </>
        ) : (
          <Drawing key={filled} className={styles.latest}>
            <g className={styles.trolley}>
              <TrolleySacks from={Math.max(0, filled - 1)} to={filled} of={of} />
            </g>
          </Drawing>
        )}
        {tips > 0 && (
          <Tipped key={`tipped ${filled}`} letters={tips} into={standsOnTrolley(of)(filled - 1)} />
        )}
      </div>
    </div>
  );
});

/** The pile behind the scanner, on its way into the sack. */
function Tipped({ letters, into: { x, y, scale } }: { readonly letters: number; readonly into: Stand }) {
  return (
    <Drawing className={styles.tipped} style={{ '--on-cart-x': x, '--on-cart-y': y - 20 * scale }}>
      <Sheets x={BEHIND} from={0} letters={lettersFrom(letters - 1, letters, -1)} />
    </Drawing>
  );
}

/** What is thrown from the trolley on to the deck of the boat, one after the other. */
function Load({ sacks, of }: { readonly sacks: number; readonly of: number }) {
  const [from, to] = [standsOnTrolley(of), standsOnDeck(sacks)];
  return (
    <>
      {Array.from({ length: sacks }, (_, at) => sacks - 1 - at).map((sack) => (
        <Thrown key={sack} from={from(sack)} to={to(sack)} turn={turnOf(sack, sacks)}>
          <g className={sack === sacks - 1 ? styles.ties : undefined}>
            <g transform={sackAt(from(sack))}>
              <Sack />
            </g>
          </g>
        </Thrown>
      ))}
      {hasCrate(of) && (
        <Thrown from={CRATE_ON_TROLLEY} to={CRATE_ON_DECK} turn={turnOf('crate', sacks)}>
          <g transform={crateAt(CRATE_ON_TROLLEY)}>
            <Crate x={0} y={0} />
          </g>
        </Thrown>
      )}
    </>
  );
}

function Thrown({
  from,
  to,
  turn,
  children,
}: {
  readonly from: Stand;
  readonly to: Stand;
  readonly turn: number;
  readonly children: React.ReactNode;
}) {
  const places = {
    '--on-cart-x': from.x,
    '--on-cart-y': from.y,
    '--on-deck-x': to.x,
    '--on-deck-y': to.y,
    '--grows': to.scale / from.scale,
    '--turn': turn,
  };
  return (
    <Drawing className={styles.thrown} style={places}>
      <g className={styles.trolley}>{children}</g>
    </Drawing>
  );
}

/** Whoever draws the trolley: out on to the quay, at its load, and waving after the boat. */
function Farewell() {
  return (
    <>
      <Drawing className={styles.walks}>
        <g className={styles.trolley}>
          <Porter pose="walks" />
        </g>
      </Drawing>
      <Drawing className={styles.heaves}>
        <g className={styles.trolley}>
          <Porter pose="heaves" />
        </g>
      </Drawing>
      <Drawing className={styles.waves}>
        <g className={styles.trolley}>
          <Porter pose="waves" />
          <Kerchief className={styles.kerchief} />
        </g>
      </Drawing>
    </>
  );
}

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
  style,
  children,
}: {
  readonly className?: string | undefined;
  /** Custom properties. */
  readonly style?: Readonly<Record<`--${string}`, number>>;
  readonly children: React.ReactNode;
}) {
  return (
    <svg
      className={`${styles.scene} ${className}`}
      style={style}
      viewBox="84 0 452 400"
      aria-hidden="true"
      focusable="false"
      direction="ltr"
    >
      {children}
    </svg>
  );
}
