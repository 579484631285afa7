import { Plate } from '../harbour/demo-parts.tsx';
import type { DemoScene } from '../harbour/demo-scene.ts';
import { useHour } from '../harbour/scene/hour.ts';
import { DiverBody, Fins } from './diver.tsx';
import { Good } from './signs.tsx';

const COLUMNS = [44, 88, 132, 176] as const;
const ROWS = [56, 98] as const;

/** Where the diver is at each moment: above the wreck, at two crates, and up at the boat. */
const DIVER = [
  [60, 34],
  [78, 44],
  [166, 86],
  [226, 24],
] as const;

/** Two crates are opened, then the diver goes up with what is in them. */
export const DEMO: DemoScene = {
  moments: [
    { hand: [88, 62] },
    { hand: [88, 62], presses: true },
    { hand: [176, 104], presses: true },
    { hand: [270, 104], presses: true },
  ],
  stills: [1, 2, 3],
  draw: (moment) => <Picture moment={moment} />,
};

function Picture({ moment }: { readonly moment: number }) {
  const hour = useHour();
  const [x, y] = DIVER[moment] ?? DIVER[0];
  return (
    <g {...hour}>
      <defs>
        <linearGradient id="salvage-dive-demo" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--sea)" />
          <stop offset="0.5" stopColor="var(--sea-deep)" />
          <stop offset="1" stopColor="var(--hold)" />
        </linearGradient>
      </defs>
      <rect width="320" height="20" fill="var(--sky)" />
      <rect y="18" width="320" height="122" fill="url(#salvage-dive-demo)" />
      <path
        d="M40 18 L10 130 H60 L78 18 Z M150 18 L140 130 H186 L178 18 Z M282 18 L300 130 H320 V60 L302 18 Z"
        fill="var(--glint)"
        opacity="0.14"
      />
      <path d="M0 132 Q80 122 170 130 T320 128 V140 H0 Z" fill="var(--quay-shade)" />
      <path
        d="M300 132 q-12 -16 0 -30 q8 -10 0 -24 M312 134 q10 -14 2 -28"
        stroke="var(--trees)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
      <path d="M2 38 L22 50 H200 L220 30 Q216 108 176 130 H44 Q14 100 2 38 Z" fill="var(--wood-shade)" />
      <path d="M4 44 Q14 54 24 56 M198 56 Q210 50 218 38" stroke="var(--crane)" strokeWidth="3" fill="none" />
      <rect
        x="20"
        y="34"
        width="180"
        height="88"
        rx="6"
        fill="var(--hold)"
        stroke="var(--wood)"
        strokeWidth="3"
      />
      {ROWS.map((row) =>
        COLUMNS.map((column) => {
          const at = column === 88 && row === 56 ? 1 : column === 176 && row === 98 ? 2 : undefined;
          return (
            <g key={`${column} ${row}`} transform={`translate(${column} ${row})`}>
              {at !== undefined && moment >= at ? <Opened full={moment === at} /> : <Closed />}
            </g>
          );
        }),
      )}
      {/* The boat that waits. */}
      <path d="M204 10 H286 Q282 24 274 26 H216 Q208 22 204 10 Z" fill="var(--hull)" />
      <path d="M207 14 H284" stroke="var(--hull-line)" strokeWidth="2" />
      <rect x="248" y="3" width="22" height="8" fill="var(--wall-a)" />
      <rect x="246" y="0" width="26" height="4" fill="var(--roof-a)" />
      <path
        d="M176 20 h22 M290 20 h26 M40 20 h30 M104 20 h18"
        stroke="var(--foam)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g style={{ transform: `translate(${x}px, ${y}px)`, transition: 'transform 600ms ease-in-out' }}>
        <path d="M-12 -6 V-140" stroke="var(--rope)" strokeWidth="1.5" />
        <g transform="scale(0.62)">
          <Fins />
          <DiverBody />
        </g>
        <g fill="none" stroke="var(--foam)" strokeWidth="1.2">
          <circle cx="18" cy="-14" r="3" />
          <circle cx="23" cy="-20" r="2" />
        </g>
      </g>
      <Plate x={264} y={100} width={80} height={38} chosen={moment === 3}>
        <path
          d="M0 10 V-9 M-8 -2 L0 -10 L8 -2"
          stroke="currentColor"
          strokeWidth="4"
          fill="none"
          strokeLinecap="round"
        />
      </Plate>
    </g>
  );
}

function Closed() {
  return (
    <g stroke="var(--crate-mark)" strokeWidth="2">
      <rect x="-18" y="-16" width="36" height="32" rx="3" fill="var(--crate)" />
      <path d="M-18 -6 H18 M-18 5 H18 M-12 -16 V16 M12 -16 V16" fill="none" opacity="0.8" />
    </g>
  );
}

/** An open crate, as dark within as in play, and what lies there until it is taken. */
function Opened({ full }: { readonly full: boolean }) {
  const light = { '--hb-good': '#7ad79b', '--hb-selected': '#1d4030' } as React.CSSProperties;
  return (
    <g style={light}>
      <rect
        x="-18"
        y="-16"
        width="36"
        height="32"
        rx="6"
        fill="#0b1714"
        stroke="var(--goods-plate)"
        strokeWidth="1.5"
        strokeDasharray="4 3"
      />
      {full && (
        <g transform="translate(-13 -12) scale(0.65)">
          <Good />
        </g>
      )}
    </g>
  );
}
