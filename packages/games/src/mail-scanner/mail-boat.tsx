import { memo } from 'react';
import { Crate } from '../harbour/scene/cargo.tsx';
import { Glow } from '../harbour/scene/light.tsx';
import { Part } from '../harbour/scene/part.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import { Sack } from './sack.tsx';
import styles from './view.module.css';

/** The deck between mast and wheelhouse. */
const DECK = { from: 128, to: 318, y: 139 } as const;
/** Sacks beside each other; more of them stand in two rows. */
const PER_ROW = 6;
/** Sacks that are aboard already, where those of the trolley leave room. */
const FROM_ELSEWHERE = [
  [147, 84],
  [131, 107],
  [161, 107],
] as const;
/** A sack as large as on the trolley, and the room that it takes. */
const LARGEST = 1.3;
const STEP = 28;

/** The mail boat with the sacks that the trolley has brought, on its way to sea. Its bow is on the left. */
export const MailBoat = memo(function MailBoat({
  sacks,
  crate,
}: {
  readonly sacks: number;
  /** The trolley has brought a crate, too. */
  readonly crate: boolean;
}) {
  const place = placesOf(sacks);
  return (
    <div className={styles.boat}>
      <div className={styles.underway}>
        <Part className={styles.smoke}>
          <path
            d="M360 56 h.1 M371 47 h.1 M386 40 h.1 M405 36 h.1"
            stroke="var(--steel-light)"
            strokeWidth="13"
            strokeLinecap="round"
          />
          <path
            d="M372 46 h.1 M389 38 h.1"
            stroke="var(--steel-light)"
            strokeWidth="18"
            strokeLinecap="round"
          />
        </Part>
        <Part>
          <path d="M112 140 V52" stroke="var(--wood-shade)" strokeWidth="5" strokeLinecap="round" />
          <path d="M114 54 H146 L138 63 L146 72 H114 Z" fill="var(--stripe)" />
          <path d="M114 56 L336 92" stroke="var(--rope)" strokeWidth="1.5" fill="none" />
        </Part>
        {crate && (
          <Part>
            {FROM_ELSEWHERE.map(([x, y]) => (
              <g key={x} transform={`translate(${x} ${y}) scale(1.1)`}>
                <Sack />
              </g>
            ))}
          </Part>
        )}
        <Part className={styles.laden}>
          {crate && (
            <g transform={`translate(${DECK.to - 62} ${DECK.y - 38})`}>
              <Crate x={0} y={0} />
            </g>
          )}
          {Array.from({ length: sacks }, (_, at) => sacks - 1 - at).map((sack) => (
            <g key={sack} transform={place(sack)}>
              <Sack />
            </g>
          ))}
        </Part>
        <Part>
          <Glow x={346} y={112} r={46} />
          {/* A deckhand at the bow. */}
          <g transform="translate(92 139) scale(0.66)">
            <Worker x={0} y={0} cloth="a" skin="b" waves />
          </g>
          <rect x="324" y="96" width="44" height="46" rx="3" fill="var(--wall-a)" />
          <path d="M358 96 h10 v46 h-10 Z" fill="var(--wall-shade)" />
          <rect x="318" y="88" width="56" height="9" rx="3" fill="var(--roof-a)" />
          <rect x="331" y="105" width="12" height="13" rx="2" fill="var(--window)" />
          <rect x="349" y="105" width="12" height="13" rx="2" fill="var(--window)" />
          <path d="M352 88 V66 h13 V88 Z" fill="var(--stripe)" />
          <path d="M352 74 h13" stroke="var(--hull-line)" strokeWidth="4" />
          <path d="M66 138 H392 L370 178 H106 Q78 168 66 138 Z" fill="var(--hull)" />
          <path d="M72 147 H387" stroke="var(--hull-line)" strokeWidth="4" />
          {/* What it carries, on its bow. */}
          <path
            d="M86 154 h20 v13 h-20 Z M86 154 l10 8 l10 -8"
            fill="none"
            stroke="var(--hull-line)"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <path
            d="M84 177 h52 M150 181 h70 M236 177 h44 M292 181 h58 M362 177 h42 M376 186 h30 M60 184 h34"
            stroke="var(--foam)"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </Part>
        <Part className={styles.wake}>
          <path
            d="M380 175 q22 -7 44 4 M396 181 h62 M430 174 h58 M470 182 h44 M500 175 h30 M60 178 q8 -9 20 -8"
            stroke="var(--foam)"
            strokeWidth="3.500"
            strokeLinecap="round"
            fill="none"
          />
        </Part>
      </div>
    </div>
  );
});

/** Where each of so many sacks stands: as large as the deck allows, a row behind the other if there are many. */
function placesOf(sacks: number): (sack: number) => string {
  const perRow = sacks > PER_ROW ? Math.ceil(sacks / 2) : sacks;
  const scale = Math.min(LARGEST, (DECK.to - DECK.from) / (perRow * STEP));
  const middle = (DECK.from + DECK.to) / 2;
  return (sack) => {
    const row = Math.floor(sack / perRow);
    const inRow = row === 0 ? perRow : sacks - perRow;
    const x = middle + ((sack % perRow) - inRow / 2) * STEP * scale + scale;
    return `translate(${x} ${DECK.y - (31 + 22 * row) * scale}) scale(${scale})`;
  };
}
