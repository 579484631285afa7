import { memo } from 'react';
import { Cat } from '../harbour/scene/cat.tsx';
import { useHour } from '../harbour/scene/hour.ts';
import { Glow } from '../harbour/scene/light.tsx';
import { Part } from '../harbour/scene/part.tsx';
import { Worker } from '../harbour/scene/people.tsx';
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

/**
 * The mail boat at the quay with every letter that is through, in a bundle for each batch; once that is all of them, it
 * puts to sea. It tells how far the task is, and nothing of how letters were sorted. Never mirrored.
 */
export const MailBoat = memo(function MailBoat({
  bundles,
  sails,
}: {
  /** Letters of each batch. */
  readonly bundles: readonly number[];
  readonly sails: boolean;
}) {
  const hour = useHour(styles.boat);
  const latest = bundles.length - 1;
  const places = placesOf(bundles);
  return (
    <div {...hour} data-sails={sails || undefined} aria-hidden="true" dir="ltr">
      <Part>
        <Roads />
      </Part>
      <div className={styles.underway}>
        <Part>
          <path d="M112 140 V52" stroke="var(--wood-shade)" strokeWidth="5" strokeLinecap="round" />
          <path d="M114 54 H146 L138 63 L146 72 H114 Z" fill="var(--stripe)" />
          <path d="M114 56 L336 92 M110 56 L74 138" stroke="var(--rope)" strokeWidth="1.5" fill="none" />
          {bundles.slice(0, -1).map((letters, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bundle is its place
            <Bundle key={at} letters={letters} at={places(at)} />
          ))}
        </Part>
        <Part className={styles.latest}>
          {latest >= 0 && <Bundle letters={bundles[latest] ?? 0} at={places(latest)} />}
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
        </Part>
      </div>
      <Part>
        <Waterside />
      </Part>
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

function Roads() {
  return (
    <g>
      <rect width="420" height="130" fill="var(--sky)" />
      <g fill="var(--stars)">
        {[
          [150, 36],
          [214, 18],
          [268, 44],
          [392, 26],
        ].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.6" />
        ))}
      </g>
      <circle cx="200" cy="40" r="15" fill="var(--sun)" />
      <path
        d="M236 34 h46 a8 8 0 0 0 -2 -16 h-7 a14 14 0 0 0 -26 3 h-9 a7 7 0 0 0 -2 13 Z M330 50 h34 a6 6 0 0 0 -1 -12 h-7 a10 10 0 0 0 -18 2 h-7 a5 5 0 0 0 -1 10 Z"
        fill="var(--cloud)"
      />
      <path d="M0 104 Q80 78 170 98 T330 86 T420 96 V130 H0 Z" fill="var(--hill-far)" />
      <path d="M160 116 Q250 92 340 104 T420 100 V130 H160 Z" fill="var(--hill-near)" />
      <rect y="116" width="420" height="84" fill="var(--sea)" />
      {/* The light that the boat makes for. */}
      <Glow x={397} y={62} r={34} />
      <path d="M368 120 Q384 104 420 106 V122 Z" fill="var(--rock)" />
      <path d="M390 108 L392 70 H402 L404 108 Z" fill="var(--wall-a)" />
      <path d="M391.400 82 H402.600 L403.300 95 H390.700 Z" fill="var(--stripe)" />
      <path d="M392 70 V58 H402 V70 Z" fill="var(--lantern)" />
      <path d="M389 59 Q397 48 405 59 Z M389 69 h16 v3 h-16 Z" fill="var(--roof-c)" />
      <path
        d="M292 70 q5 -6 9 0 q5 -6 9 0 M268 58 q4 -5 7 0 q4 -5 7 0"
        fill="none"
        stroke="var(--steel)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  );
}

/** The quay of the post office, from which the boat is waved off, and the water before it. */
function Waterside() {
  return (
    <g>
      <path
        d="M-40 178 q14 -6 28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 V210 H-40 Z"
        fill="var(--sea-deep)"
      />
      <path
        d="M110 192 h40 M196 188 h52 M276 193 h44 M350 189 h48"
        stroke="var(--foam)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M0 58 H46 V150 H0 Z" fill="var(--wall-b)" />
      <path d="M0 50 H52 V60 H0 Z" fill="var(--roof-a)" />
      <path d="M7 150 V106 a12 12 0 0 1 24 0 V150 Z" fill="var(--door)" />
      <path d="M8 68 h24 v16 h-24 Z" fill="var(--wall-a)" stroke="var(--stripe)" strokeWidth="2" />
      <path d="M8 68 l12 9 l12 -9" fill="none" stroke="var(--stripe)" strokeWidth="2" />
      <Glow x={40} y={96} r={26} />
      <path d="M36 90 h8 v10 h-8 Z" fill="var(--lantern)" />
      <path d="M0 150 H92 V200 H0 Z" fill="var(--quay-shade)" />
      <path d="M0 148 H96 V156 H0 Z" fill="var(--quay)" />
      <path
        d="M0 170 H92 M30 156 V170 M64 156 V170 M14 170 V188 M48 170 V188 M80 170 V188 M0 188 H92"
        stroke="var(--quay-joint)"
        strokeWidth="1.500"
      />
      <g transform="translate(62 149) scale(.72)">
        <Worker x={0} y={0} cloth="b" skin="a" waves />
      </g>
      <Cat x={84} y={149} scale={0.46} />
    </g>
  );
}
