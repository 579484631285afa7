import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Glow } from '../harbour/scene/light.tsx';
import { Outlook } from './outlook.tsx';
import styles from './view.module.css';

/** Sheets that are seen in the tray at most. */
const MOST_SHEETS = 14;

/**
 * What else lies on the desk: the chart of the harbour, a lamp, a tray with a sheet for each message that is decided,
 * and the cat of the harbour office, asleep. Decoration.
 */
const DeskThings = memo(function DeskThings({
  done,
  rested,
}: {
  readonly done: number;
  readonly rested: boolean;
}) {
  return (
    <div className={styles.things} dir="ltr" aria-hidden="true">
      <svg
        className={styles.wideThings}
        viewBox="0 0 1280 400"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        <Chart />
        <Tray done={done} closed={rested} />
        <g transform="translate(1072 10) scale(1.25)">
          <Cup />
        </g>
        <g transform="translate(905 352) rotate(-16)">
          <Pencil />
        </g>
        <Glasses />
        <Stamps />
        <g transform="translate(18 0)">
          <Lamp />
        </g>
      </svg>
      <SmallThings />
      <svg className={styles.smallTray} viewBox="92 84 276 288" aria-hidden="true" focusable="false">
        <Tray done={done} closed={rested} />
      </svg>
      <Cat awake={rested} />
    </div>
  );
});

/** What of it a phone has room for, from the drawer up to under the sheets: the fewer of them, the more is seen. */
const SmallThings = memo(function SmallThings() {
  return (
    <svg
      className={styles.smallThings}
      viewBox="0 0 360 640"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <g transform="translate(-262 232) scale(.66)">
        <Chart />
      </g>
      <g transform="translate(-214 186) scale(.72)">
        <Glasses />
      </g>
      <g transform="translate(-446 280) scale(.62)">
        <Stamps />
      </g>
      <g transform="translate(340 238) scale(-.7 .7)">
        <Lamp />
      </g>
      {/* The mat that the cat lies on. */}
      <ellipse cx="72" cy="592" rx="92" ry="52" fill="var(--sd-desk-edge)" opacity="0.3" />
      <ellipse cx="70" cy="586" rx="90" ry="52" fill="var(--sd-chart-land)" />
      <path
        d="M-6 586 a76 42 0 1 0 152 0 a76 42 0 1 0 -152 0 M10 586 a60 31 0 1 0 120 0 a60 31 0 1 0 -120 0"
        fill="none"
        stroke="var(--sd-sheet-edge)"
        strokeWidth="3"
        strokeDasharray="7 5"
      />
      <g transform="translate(108 452) scale(.66)">
        <Cup />
      </g>
      <g transform="translate(150 628) rotate(-14) scale(.6)">
        <Pencil />
      </g>
    </svg>
  );
});

/** The desk under all cards and messages, with the drawer at its edge. Decoration. */
export const DeskScene = memo(function DeskScene({
  done,
  rested,
}: {
  /** Messages that are decided. */
  readonly done: number;
  /** All of them are: they go to the tray. */
  readonly rested: boolean;
}) {
  const { className, ...hour } = useHour(`${styles.paints} ${styles.desk}`);
  return (
    <div {...hour} className={className} aria-hidden="true">
      <DeskThings done={done} rested={rested} />
      {rested && <Daylight />}
      {rested && <Outlook />}
      <div className={styles.drawer} />
    </div>
  );
});

/** What falls through the windows onto the desk. */
function Daylight() {
  return (
    <svg className={styles.daylight} viewBox="0 0 1280 440" aria-hidden="true" focusable="false">
      <path
        d="M0 0 H234 L154 440 H-150 Z M350 0 H930 L890 440 H230 Z M1000 0 H1230 L1240 440 H970 Z"
        fill="var(--sun)"
        opacity="0.13"
      />
    </svg>
  );
}

const Chart = memo(function Chart() {
  return (
    <g transform="translate(418 34) rotate(-2.5)">
      <rect x="6" y="8" width="440" height="330" rx="4" fill="var(--sd-desk-edge)" opacity="0.35" />
      <rect
        width="440"
        height="330"
        rx="3"
        fill="var(--sd-chart)"
        stroke="var(--sd-sheet-edge)"
        strokeWidth="2"
      />
      <path
        d="M12 12 H428 V70 Q390 110 340 92 T250 128 Q230 150 236 182 L300 190 L304 206 L232 202 Q190 250 120 232 T12 262 Z"
        fill="var(--sd-chart-land)"
      />
      <path
        d="M340 92 T250 128 M236 182 L300 190 L304 206 L232 202 M428 70 Q390 110 340 92 T250 128 Q230 150 236 182 M232 202 Q190 250 120 232 T12 262"
        fill="none"
        stroke="var(--sd-chart-ink)"
        strokeWidth="3"
      />
      <path
        d="M300 230 q14 -8 28 0 t28 0 M330 262 q14 -8 28 0 t28 0 M210 282 q14 -8 28 0 t28 0 M366 150 q12 -7 24 0 t24 0 M110 292 q14 -8 28 0 t28 0"
        fill="none"
        stroke="var(--sd-chart-ink)"
        strokeWidth="2"
        opacity="0.55"
      />
      <path
        d="M56 312 Q180 300 260 250 T410 140"
        fill="none"
        stroke="var(--sd-now)"
        strokeWidth="3.5"
        strokeDasharray="10 9"
        strokeLinecap="round"
      />
      <path
        d="M150 70 h26 v18 h-26 z M190 60 h20 v16 h-20 z M120 100 h20 v16 h-20 z M180 110 h24 v18 h-24 z M80 140 h22 v18 h-22 z M60 80 h24 v18 h-24 z M130 160 h26 v16 h-26 z M272 50 h24 v18 h-24 z M320 40 h20 v16 h-20 z"
        fill="none"
        stroke="var(--sd-chart-ink)"
        strokeWidth="2"
        opacity="0.7"
      />
      <g transform="translate(386 276)" stroke="var(--sd-chart-ink)" strokeWidth="2">
        <circle r="30" fill="none" />
        <path d="M0 -38 L7 0 L0 38 L-7 0 Z M-38 0 L0 -7 L38 0 L0 7 Z" fill="var(--sd-chart)" />
        <path d="M0 -38 L7 0 H-7 Z" fill="var(--sd-chart-ink)" />
      </g>
      <path
        d="M147 0 V330 M293 0 V330 M0 165 H440"
        stroke="var(--sd-desk-edge)"
        strokeWidth="1.5"
        opacity="0.25"
      />
      <circle cx="300" cy="198" r="9" fill="var(--sd-now)" />
      <circle cx="297" cy="195" r="3" fill="var(--sd-chart)" />
    </g>
  );
});

/** The tray with a sheet for each message that is decided. */
function Tray({
  done,
  closed,
}: {
  readonly done: number;
  /** All are, and have a ribbon around them. */
  readonly closed: boolean;
}) {
  return (
    <g transform="translate(104 96)">
      <rect x="6" y="10" width="246" height="256" rx="10" fill="var(--sd-desk-edge)" opacity="0.4" />
      <rect
        width="246"
        height="256"
        rx="10"
        fill="var(--sd-tray-floor)"
        stroke="var(--sd-tray)"
        strokeWidth="12"
      />
      <path
        d="M28 44 H218 M28 84 H218 M28 124 H218 M28 164 H218 M28 204 H218"
        stroke="var(--sd-tray)"
        strokeWidth="3"
        opacity="0.5"
      />
      {Array.from({ length: Math.min(done, MOST_SHEETS) }, (_, sheet) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet has nothing but its number
          key={sheet}
          className={sheet === done - 1 ? styles.latest : undefined}
          transform={`translate(${123 + ((sheet * 7) % 5) - 2} ${128 - sheet * 1.5}) rotate(${((sheet * 5) % 7) - 3})`}
        >
          <g>
            <path
              d="M-92 -104 H92 V88 L76 104 H-92 Z"
              fill="var(--sd-paper)"
              stroke="var(--sd-sheet-edge)"
              strokeWidth="2"
            />
            <path
              d="M-70 -76 H18 M-70 -46 H70 M-70 -22 H62 M-70 2 H72 M-70 26 H40"
              stroke="var(--sd-sheet-edge)"
              strokeWidth="5"
              strokeLinecap="round"
              opacity="0.6"
            />
          </g>
        </g>
      ))}
      {closed && (
        <g
          className={styles.ribbon}
          transform={`translate(123 ${128 - Math.min(done, MOST_SHEETS) * 1.5})`}
          strokeLinecap="round"
        >
          <path d="M-94 36 H94 M36 -105 V105" stroke="var(--sd-seal)" strokeWidth="11" strokeLinecap="butt" />
          <path
            d="M36 36 q-40 -30 -44 -6 q2 20 44 6 q42 -32 46 -8 q-2 22 -46 8 l-24 36 M36 36 l26 34"
            fill="none"
            stroke="var(--sd-seal)"
            strokeWidth="9"
            strokeLinejoin="round"
          />
          <circle cx="36" cy="36" r="9" fill="var(--sd-seal)" />
        </g>
      )}
    </g>
  );
}

const Cup = memo(function Cup() {
  return (
    <g>
      <ellipse cx="96" cy="58" rx="44" ry="38" fill="var(--sd-desk-edge)" opacity="0.3" />
      <circle cx="92" cy="50" r="36" fill="var(--hull-line)" />
      <path d="M116 24 l18 -12" stroke="var(--hull-line)" strokeWidth="11" strokeLinecap="round" />
      <circle cx="92" cy="50" r="29" fill="var(--wall-c)" />
      <circle cx="92" cy="50" r="26" fill="var(--crate-mark)" />
      <path
        d="M76 42 q10 -12 26 -8"
        stroke="var(--wall-c)"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
});

const Pencil = memo(function Pencil() {
  return (
    <g>
      <path d="M2 3 H92 L108 10 H4 Z" fill="var(--sd-desk-edge)" opacity="0.35" />
      <path d="M0 -6 H86 L106 0 L86 6 H0 Z" fill="var(--crane)" />
      <path d="M0 -2 H88" stroke="var(--crane-shade)" strokeWidth="2" />
      <path d="M86 -6 L106 0 L86 6 Z" fill="var(--hull-line)" />
      <path d="M99 -2.2 L106 0 L99 2.2 Z" fill="var(--goods-ink)" />
      <rect x="-12" y="-6" width="13" height="12" rx="3" fill="var(--roof-a)" />
    </g>
  );
});

const Glasses = memo(function Glasses() {
  return (
    <g
      transform="translate(392 352) rotate(8)"
      fill="none"
      stroke="var(--goods-ink)"
      strokeWidth="4"
      strokeLinecap="round"
    >
      <circle cx="0" cy="0" r="19" fill="#ffffff2e" />
      <circle cx="52" cy="0" r="19" fill="#ffffff2e" />
      <path d="M19 -4 Q26 -10 33 -4 M-18 -6 L-34 -40 M70 -6 L86 -40" />
    </g>
  );
});

/** An ink pad and two stamps on it. */
const Stamps = memo(function Stamps() {
  return (
    <g transform="translate(1122 214)">
      <rect x="5" y="26" width="126" height="102" rx="8" fill="var(--sd-desk-edge)" opacity="0.4" />
      <rect y="20" width="126" height="102" rx="8" fill="var(--steel)" />
      <rect x="10" y="30" width="106" height="82" rx="4" fill="var(--sd-now)" />
      <path d="M20 46 H70 M20 60 H54" stroke="#ffffff3d" strokeWidth="5" strokeLinecap="round" />
      <g transform="translate(90 96) rotate(14)">
        <rect x="-26" y="-20" width="52" height="44" rx="5" fill="var(--wood-shade)" />
        <circle r="20" fill="var(--wood)" />
        <circle r="11" cx="-3" cy="-3" fill="var(--crate)" />
      </g>
    </g>
  );
});

/** The lamp, bent over the desk; its light lies over the sheets after dark. */
const Lamp = memo(function Lamp() {
  return (
    <g>
      <Glow x={128} y={132} r={460} />
      <ellipse cx="32" cy="212" rx="44" ry="36" fill="var(--sd-desk-edge)" opacity="0.35" />
      <circle cx="24" cy="202" r="36" fill="var(--steel)" />
      <circle cx="21" cy="198" r="24" fill="var(--steel-light)" />
      <path
        d="M24 200 L-2 104 L44 56"
        fill="none"
        stroke="var(--steel)"
        strokeWidth="11"
        strokeLinejoin="round"
      />
      <circle cx="-2" cy="104" r="9" fill="var(--steel-light)" />
      <g transform="translate(70 78) rotate(-46)">
        <path d="M-50 46 Q-30 74 8 70 Q48 66 62 40 Z" fill="var(--sd-desk-edge)" opacity="0.3" />
        <path d="M-15 -44 Q0 -54 15 -44 Q18 -14 58 36 H-58 Q-18 -14 -15 -44 Z" fill="var(--hull)" />
        <path
          d="M-8 -38 Q-12 -8 -40 28"
          fill="none"
          stroke="#ffffff3d"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <ellipse cy="36" rx="58" ry="19" fill="var(--hull-line)" />
        <ellipse cy="37" rx="51" ry="14.500" fill="var(--lantern)" />
        <ellipse cy="36" rx="19" ry="8" fill="var(--sd-muzzle)" />
      </g>
    </g>
  );
});

/** The cat, a drawing of its own, as it breathes, and its head another. */
const Cat = memo(function Cat({ awake }: { readonly awake: boolean }) {
  return (
    <div className={styles.cat}>
      <svg viewBox="0 0 180 150" aria-hidden="true" focusable="false">
        <CatBody />
      </svg>
      <svg
        className={styles.head}
        data-awake={awake || undefined}
        viewBox="0 0 180 150"
        aria-hidden="true"
        focusable="false"
      >
        <CatHead awake={awake} />
      </svg>
    </div>
  );
});

function CatBody() {
  return (
    <g>
      <ellipse cx="94" cy="86" rx="80" ry="60" fill="var(--sd-desk-edge)" opacity="0.35" />
      <ellipse cx="88" cy="76" rx="76" ry="60" fill="var(--sd-cat)" />
      <path
        d="M70 18 q4 16 0 28 M92 16 q6 16 2 28 M116 20 q4 14 -4 26 M138 34 q0 12 -12 20"
        stroke="var(--sd-cat-stripe)"
        strokeWidth="7"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M150 84 Q150 128 92 130 Q52 130 40 108"
        stroke="var(--sd-cat-stripe)"
        strokeWidth="19"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M150 84 Q150 128 92 130 Q52 130 40 108"
        stroke="var(--sd-cat)"
        strokeWidth="14"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  );
}

function CatHead({ awake }: { readonly awake: boolean }) {
  return (
    <g>
      <path d="M22 60 L20 28 L46 42 Z M76 44 L92 20 L98 52 Z" fill="var(--sd-cat)" />
      <path d="M27 52 L26 38 L38 45 Z M83 44 L90 32 L93 48 Z" fill="var(--sd-cat-stripe)" />
      <ellipse
        cx="58"
        cy="72"
        rx="42"
        ry="35"
        fill="var(--sd-cat)"
        stroke="var(--sd-cat-stripe)"
        strokeWidth="2.5"
      />
      <path
        d="M32 70 q7 6 14 0 M64 68 q7 6 14 0"
        stroke="var(--goods-ink)"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
      {awake && (
        <g className={styles.eyes}>
          <path d="M30 62 h18 v14 h-18 z M62 60 h18 v14 h-18 z" fill="var(--sd-cat)" />
          <path d="M39 68 v.1 M71 66 v.1" stroke="var(--goods-ink)" strokeWidth="10" strokeLinecap="round" />
          <path d="M37.500 66 v.1 M69.500 64 v.1" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
        </g>
      )}
      <ellipse cx="52" cy="86" rx="17" ry="13" fill="var(--sd-muzzle)" />
      <path
        d="M52 82 q-5 9 -11 5 M52 82 q5 9 11 5"
        stroke="var(--goods-ink)"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M48 79 h8 l-4 5 z" fill="var(--stripe)" />
      <path
        d="M58 40 v12 M48 42 v8 M68 42 v8"
        stroke="var(--sd-cat-stripe)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}
