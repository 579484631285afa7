import { memo } from 'react';
import { Crate } from '../harbour/scene/cargo.tsx';
import { Glow } from '../harbour/scene/light.tsx';
import { Part } from '../harbour/scene/part.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import { Sack } from './sack.tsx';
import { crateAt, type Stand, sackAt } from './trolley.tsx';
import styles from './view.module.css';

/** The deck between mast and wheelhouse. */
const DECK = { from: 128, to: 318, y: 139 } as const;
/** Sacks beside each other; more of them stand in two rows. */
const PER_ROW = 6;
/** A sack as large as on the trolley, and the room that it takes. */
const LARGEST = 1.3;
const STEP = 28;

/** Where the crate stands on deck. */
export const CRATE_ON_DECK: Stand = { x: 270, y: 138, scale: 1 };

/** When each part of the load leaves the trolley, ms after the first: those of the row behind go first, the crate last. */
export const turnOf = (sack: number | 'crate', sacks: number) =>
  (sack === 'crate' ? sacks : sacks - 1 - sack) * Math.min(440, 900 / sacks);

/** Smoke from the funnel: where, and how large. */
const SMOKE = [
  [362, 50, 6],
  [370, 40, 8.5],
  [384, 31, 11],
  [403, 24, 13],
  [426, 19, 14],
] as const;

/** Foam from the quay at 0, 0 to the stern at 100, -100: far apart and long before, close and short behind. */
const COURSE =
  'M-6 -4 h34 M2 -20 h30 M22 -32 h28 M18 -46 h22 M40 -55 h20 M44 -68 h16 M60 -73 h14 M66 -84 h11 M78 -88 h9 M84 -96 h8';

/** The mail boat with the sacks that the trolley has brought, on its way to sea. Its bow is on the left. */
export const MailBoat = memo(function MailBoat({
  sacks,
  crate,
}: {
  readonly sacks: number;
  /** The trolley has brought a crate, too. */
  readonly crate: boolean;
}) {
  const place = standsOnDeck(sacks);
  return (
    <div className={styles.boat}>
      {/* Its way from the quay, as long as it is still to be seen on the water. */}
      <Part className={styles.trail}>
        <g className={styles.course}>
          <path d={COURSE} stroke="var(--foam)" strokeWidth="4" strokeLinecap="round" />
        </g>
      </Part>
      <div className={styles.underway}>
        <div className={styles.rides}>
          <Part className={styles.smoke}>
            {SMOKE.map(([x, y, r]) => (
              <circle key={x} cx={x} cy={y} r={r} fill="var(--steel-light)" />
            ))}
          </Part>
          <Part>
            <path d="M112 140 V30" stroke="var(--wood-shade)" strokeWidth="5" strokeLinecap="round" />
            <path d="M112 33 L144 39 L112 46 Z" fill="var(--stripe)" />
            <path d="M112 58 L330 90 M112 58 L70 136" stroke="var(--rope)" strokeWidth="1.500" fill="none" />
            {/* Its flag, at the stern. */}
            <path d="M384 140 V94" stroke="var(--wood-shade)" strokeWidth="3.500" strokeLinecap="round" />
            <path d="M385 96 H412 L406 104 L412 112 H385 Z" fill="var(--stripe)" />
          </Part>
          {crate && (
            <Aboard turn={turnOf('crate', sacks)}>
              <g transform={crateAt(CRATE_ON_DECK)}>
                <Crate x={0} y={0} />
              </g>
            </Aboard>
          )}
          {Array.from({ length: sacks }, (_, at) => sacks - 1 - at).map((sack) => (
            <Aboard key={sack} turn={turnOf(sack, sacks)}>
              <g transform={sackAt(place(sack))}>
                <Sack />
              </g>
            </Aboard>
          ))}
          <Part>
            <Glow x={346} y={112} r={46} />
            {/* A deckhand at the bow. */}
            <g transform="translate(91 139) scale(0.76)">
              <Worker x={0} y={0} cloth="b" skin="b" waves />
            </g>
            <rect x="324" y="96" width="44" height="46" rx="3" fill="var(--wall-a)" />
            <path d="M358 96 h10 v46 h-10 Z" fill="var(--wall-shade)" />
            <rect x="318" y="88" width="56" height="9" rx="3" fill="var(--roof-a)" />
            <rect x="331" y="105" width="12" height="13" rx="2" fill="var(--window)" />
            <rect x="349" y="105" width="12" height="13" rx="2" fill="var(--window)" />
            <path d="M352 88 V62 h14 V88 Z" fill="var(--stripe)" />
            <path d="M352 71 h14" stroke="var(--hull-line)" strokeWidth="5" />
            {/* Light above the waterline, so that it is seen on the water at every hour. */}
            <path d="M62 138 H394 L372 178 H106 Q76 168 62 138 Z" fill="var(--hull)" />
            <path d="M62 138 H394 L381.400 161 H77.900 Q68.300 151.500 62 138 Z" fill="var(--hull-line)" />
            <path d="M62 139.500 H393" stroke="var(--stripe)" strokeWidth="5" />
            {/* What it carries, on its bow. */}
            <path
              d="M92 145 h18 v12 h-18 Z M92 145 l9 7 l9 -7"
              fill="none"
              stroke="var(--hull)"
              strokeWidth="1.800"
              strokeLinejoin="round"
            />
            <path
              d="M98 178 h52 M166 181 h56 M238 178 h52 M306 181 h60"
              stroke="var(--foam)"
              strokeWidth="3"
              strokeLinecap="round"
            />
          </Part>
        </div>
        <Part className={styles.wake}>
          <path
            d="M372 174 q24 -8 48 3 M384 181 h66 M430 174 h58 M472 184 h60 M500 176 h40 M104 176 q-20 -8 -32 2 M100 181 h-40"
            stroke="var(--foam)"
            strokeWidth="4"
            strokeLinecap="round"
            fill="none"
          />
        </Part>
      </div>
    </div>
  );
});

/** A part of the load that is on deck from its turn on. */
function Aboard({ turn, children }: { readonly turn: number; readonly children: React.ReactNode }) {
  return (
    <div className={styles.hold} style={{ '--turn': turn } as React.CSSProperties}>
      <Part className={styles.lands}>{children}</Part>
    </div>
  );
}

/** Where each of so many sacks stands on deck: as large as the deck allows, a row behind the other if there are many. */
export function standsOnDeck(sacks: number): (sack: number) => Stand {
  const perRow = sacks > PER_ROW ? Math.ceil(sacks / 2) : sacks;
  const scale = Math.min(LARGEST, (DECK.to - DECK.from) / (perRow * STEP));
  const middle = (DECK.from + DECK.to) / 2;
  return (sack) => {
    const row = Math.floor(sack / perRow);
    const inRow = row === 0 ? perRow : sacks - perRow;
    const x = middle + ((sack % perRow) + 0.5 - inRow / 2) * STEP * scale;
    return { x, y: DECK.y - 22 * row * scale, scale };
  };
}
