import { memo } from 'react';
import { Glow } from '../harbour/scene/light.tsx';
import { Part } from '../harbour/scene/part.tsx';
import styles from './view.module.css';

/** The deck between mast and wheelhouse. */
const DECK = { from: 128, to: 318, y: 139 } as const;
/** A letter in its bundle, and from one bundle to the next. */
const SHEET = { width: 40, thick: 3.8 } as const;
const STEP = 47;
/** A bundle at its highest. */
const HIGHEST = 82;
/** Bundles beside each other; more of them stand in two rows. */
const PER_ROW = 5;
/** How far a letter lies beside the middle of its bundle. */
const SHIFTS = [0, 2, -1.5, 1, -2, 1.5];

/** The mail boat with every letter of the task, in a bundle for each batch, on its way to sea. Its bow is on the left. */
export const MailBoat = memo(function MailBoat({
  bundles,
}: {
  /** Letters of each batch. */
  readonly bundles: readonly number[];
}) {
  const places = placesOf(bundles);
  return (
    <div className={styles.boat}>
      <div className={styles.underway}>
        <Part>
          <path d="M112 140 V52" stroke="var(--wood-shade)" strokeWidth="5" strokeLinecap="round" />
          <path d="M114 54 H146 L138 63 L146 72 H114 Z" fill="var(--stripe)" />
          <path d="M114 56 L336 92 M110 56 L74 138" stroke="var(--rope)" strokeWidth="1.5" fill="none" />
        </Part>
        <Part className={styles.laden}>
          {bundles.map((letters, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bundle is its place
            <Bundle key={at} letters={letters} at={places(at)} />
          ))}
        </Part>
        <Part>
          <Glow x={346} y={112} r={46} />
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
      </div>
    </div>
  );
});

/** Where each of so many bundles stands: as large as the deck allows, a row behind the other if there are many. */
function placesOf(bundles: readonly number[]): (at: number) => string {
  const rows = bundles.length > PER_ROW ? 2 : 1;
  const perRow = Math.ceil(bundles.length / rows);
  const highest = SHEET.thick * Math.max(1, ...bundles);
  const scale = Math.min(1.5, HIGHEST / highest, (DECK.to - DECK.from) / (perRow * STEP));
  const middle = (DECK.from + DECK.to) / 2;
  return (at) => {
    const behind = rows - 1 - Math.floor(at / perRow);
    const inRow = behind === rows - 1 ? perRow : bundles.length - perRow;
    const x = middle + ((at % perRow) - inRow / 2) * STEP * scale + 3 * scale + behind * 9 * scale;
    return `translate(${x} ${DECK.y - behind * 44 * scale}) scale(${scale})`;
  };
}

/** Letters on each other, tied up, on a board; its foot at 0, 0. */
function Bundle({ letters, at }: { readonly letters: number; readonly at: string }) {
  const height = letters * SHEET.thick;
  return (
    <g transform={at}>
      <path
        d={Array.from({ length: letters }, (_, sheet) => sheet)
          .map(
            (sheet) =>
              `M${2 + (SHIFTS[sheet % SHIFTS.length] ?? 0)} ${-3 - sheet * SHEET.thick} h${SHEET.width - 3} v${-SHEET.thick} h${3 - SHEET.width} Z`,
          )
          .join(' ')}
        className={styles.paper}
        stroke="var(--crate-mark)"
        strokeWidth="0.9"
        strokeLinejoin="round"
      />
      <path
        d={`M20.500 -3 V${-height - 3} M20.500 ${-height - 3} q-6 -6 -8 0 q4 3 8 0 q4 -6 8 0 q-4 3 -8 0`}
        fill="none"
        stroke="var(--stripe)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M-2 -3 H43 V1 H-2 Z" fill="var(--pallet)" />
    </g>
  );
}
