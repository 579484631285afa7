import type { DemoScene } from '../harbour/demo-scene.ts';

/** The dials: where they stand, what is on their plates, and which is started as which. */
const DIALS = [
  { x: 62, number: 31, order: 2 },
  { x: 160, number: 8, order: 1 },
  { x: 258, number: 54, order: 3 },
] as const;
/** Windows of the town that each of the dials lights: left of the plant, behind it, right of it. */
const QUARTERS = [
  'M9 44 h5 v6 h-5 z M19 44 h5 v6 h-5 z M9 54 h5 v6 h-5 z M19 54 h5 v6 h-5 z M37 32 h5 v6 h-5 z M47 32 h5 v6 h-5 z M37 43 h5 v6 h-5 z M47 43 h5 v6 h-5 z M37 54 h5 v6 h-5 z M47 54 h5 v6 h-5 z',
  'M96 24 h5 v6 h-5 z M106 24 h5 v6 h-5 z M128 17 h5 v6 h-5 z M138 17 h5 v6 h-5 z M128 27 h5 v5 h-5 z M138 27 h5 v5 h-5 z M158 14 h5 v6 h-5 z M158 24 h5 v6 h-5 z M182 23 h5 v6 h-5 z M192 23 h5 v6 h-5 z',
  'M264 36 h5 v6 h-5 z M274 36 h5 v6 h-5 z M264 46 h5 v6 h-5 z M274 46 h5 v6 h-5 z M264 56 h5 v6 h-5 z M296 46 h5 v6 h-5 z M306 46 h5 v6 h-5 z M296 56 h5 v6 h-5 z M306 56 h5 v6 h-5 z',
] as const;
const PLATE = '#f4efdf';
const INK = '#14211d';

/** A shift is chosen, then its dials are started from the lowest to the highest, and each lights a part of the town. */
export const DEMO: DemoScene = {
  moments: [
    { hand: [88, 116], presses: true },
    { hand: [190, 98], presses: true },
    { hand: [92, 98], presses: true },
    { hand: [288, 98], presses: true },
    {},
  ],
  stills: [0, 1, 3],
  draw: (moment) => (
    <g>
      <Town lit={moment} />
      {DIALS.map(({ x, order }) => (
        <g key={x}>
          <path d={`M${x - 4} 62 h8 v22 h-8 z`} fill="#5d746d" />
          <path d={`M${x - 1.5} 62 h3 v22 h-3 z`} fill="var(--lamp-glow)" style={shines(order <= moment)} />
        </g>
      ))}
      <rect y="79" width="320" height="61" fill="var(--board)" />
      <path d="M0 79 H320" stroke="var(--board-edge)" strokeWidth="3" />
      {moment === 0 ? (
        <g>
          <Offer x={88} chosen />
          <Offer x={232} sums />
        </g>
      ) : (
        DIALS.map(({ x, number, order }) => (
          <g key={x} transform={`translate(${x} 0)`}>
            <Dial on={order <= moment} />
            <rect x="-30" y="118" width="60" height="17" rx="3" fill={PLATE} />
            <text y="131.5" textAnchor="middle" fontSize="14" fontWeight="700" fill={INK}>
              {number}
            </text>
          </g>
        ))
      )}
    </g>
  ),
};

/** That light comes up rather than jumps; for who wants no movement nothing does. */
function shines(on: boolean): React.CSSProperties {
  return { opacity: on ? 1 : 0, transition: 'opacity 380ms ease-out' };
}

/** One of the two shifts: dials with a number each, or with two to be added up. */
function Offer({
  x,
  chosen = false,
  sums = false,
}: {
  readonly x: number;
  readonly chosen?: boolean;
  readonly sums?: boolean;
}) {
  return (
    <g transform={`translate(${x} 110)`}>
      <rect
        x="-62"
        y="-22"
        width="124"
        height="46"
        rx="7"
        fill={chosen ? '#26463d' : '#182d27'}
        stroke={chosen ? 'var(--lamp-glow)' : '#7d958d'}
        strokeWidth="2.5"
      />
      {[-38, 0, 38].map((at) => (
        <g key={at} transform={`translate(${at} 0)`}>
          <path d="M-14 -1 A14 14 0 0 1 14 -1 Z" fill="#0b1714" stroke="var(--lamp-rim)" strokeWidth="1.5" />
          <path d="M0 -2 L-9 -7" stroke={PLATE} strokeWidth="2" strokeLinecap="round" />
          <path
            d={sums ? 'M-16 4 h13 v13 h-13 z M3 4 h13 v13 h-13 z' : 'M-11 4 h22 v13 h-22 z'}
            fill={PLATE}
          />
          {sums && <path d="M-2.5 10.5 h5 M0 8 v5" stroke={PLATE} strokeWidth="1.6" />}
          <path
            d={sums ? 'M-12.5 10.5 h6 M6.5 10.5 h6' : 'M-6 10.5 h12'}
            stroke={INK}
            strokeWidth="3"
            strokeLinecap="round"
          />
        </g>
      ))}
    </g>
  );
}

/** A dial with its needle and its lever, around x 0. */
function Dial({ on }: { readonly on: boolean }) {
  return (
    <g>
      <rect
        x="-42"
        y="84"
        width="84"
        height="53"
        rx="7"
        fill="#1f3a32"
        stroke={on ? 'var(--lamp-glow)' : 'var(--lamp-rim)'}
        strokeWidth="2"
      />
      <path d="M-26 114 A22 22 0 0 1 18 114 Z" fill="#0b1714" stroke="var(--lamp-rim)" strokeWidth="2" />
      <path
        d="M6.5 97.5 A18 18 0 0 1 13.5 108"
        stroke="var(--lamp-glow)"
        strokeWidth="4"
        fill="none"
        opacity={on ? 1 : 0.4}
      />
      <path
        d="M-6 113 L-4.6 95 H-3.4 L-2 113 Z"
        fill={PLATE}
        style={{
          transform: `rotate(${on ? 55 : -72}deg)`,
          transformOrigin: '-4px 113px',
          transition: 'transform 380ms cubic-bezier(0.3, 1.6, 0.5, 1)',
        }}
      />
      <circle
        cx="-4"
        cy="108"
        r="6.5"
        fill={on ? 'var(--lamp-lit)' : 'var(--lamp-off)'}
        stroke={on ? 'var(--lamp-glow)' : 'var(--lamp-rim)'}
        strokeWidth="2"
      />
      <rect x="27" y="89" width="5" height="25" rx="2.5" fill="#0b1714" stroke="var(--lamp-rim)" />
      <rect
        x="22"
        y="88"
        width="15"
        height="8"
        rx="3"
        fill="#d9a63a"
        style={{
          transform: on ? 'translate(0, 18px)' : 'none',
          transition: 'transform 120ms ease-in',
        }}
      />
    </g>
  );
}

/** The plant by the water and the town around it; nothing that tells anything at the upper corners, where the picture is stopped. */
function Town({ lit }: { readonly lit: number }) {
  return (
    <g>
      <rect width="320" height="140" fill="var(--sky)" />
      <circle cx="64" cy="16" r="13" fill="var(--sun)" opacity="0.35" />
      <circle cx="64" cy="16" r="8" fill="var(--sun)" />
      <path d="M0 52 Q70 4 150 14 T320 34 V70 H0 Z" fill="var(--hill-far)" />
      <path d="M4 66 V38 h25 V66 Z M258 66 V30 h26 V66 Z M123 36 V12 h25 V36 Z" fill="var(--wall-a)" />
      <path d="M32 66 V26 h25 V66 Z M178 38 V18 h24 V38 Z" fill="var(--wall-b)" />
      <path d="M92 40 V19 h24 V40 Z M290 66 V40 h26 V66 Z" fill="var(--wall-c)" />
      <path d="M153 36 V8 h15 V36 Z" fill="var(--wall-d)" />
      <path
        d="M1 38 l15.5 -10 l15.5 10 z M255 30 l16 -10 l16 10 z M120 12 l15.5 -9 l15.5 9 z M89 19 l15 -9 l15 9 z"
        fill="var(--roof-a)"
      />
      <path
        d="M29 26 l15.5 -10 l15.5 10 z M287 40 l16 -10 l16 10 z M175 18 l15 -9 l15 9 z M151 8 l9.5 -10 l9.5 10 z"
        fill="var(--roof-b)"
      />
      <path d={QUARTERS.join(' ')} fill="var(--window-off)" />
      {DIALS.toSorted((a, b) => a.x - b.x).map(({ x, order }, quarter) => (
        <path key={x} d={QUARTERS[quarter]} fill="var(--lantern)" style={shines(order <= lit)} />
      ))}
      <path d="M222 40 L224 16 H234 L236 40 Z" fill="var(--wall-c)" />
      <path d="M223.5 21 H234.5 V26 H223 Z" fill="var(--stripe)" />
      <path d="M64 43 L70 34 H248 L254 43 Z" fill="var(--roof-c)" />
      <path
        d="M68 42 H250 V66 H68 Z M141 43 V36 L159 28 L177 36 V43 Z"
        fill="color-mix(in srgb, var(--roof-b) 76%, var(--board))"
      />
      <path
        d="M138 37.5 L159 28 L180 37.5 M66 42.5 H252"
        fill="none"
        stroke="var(--wall-b)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx="159" cy="36" r="4" fill="var(--lantern)" stroke="var(--door)" strokeWidth="1.5" />
      <path
        d={Array.from(
          { length: 32 },
          (_, at) => `M${75 + (at >> 1) * 11} ${at % 2 ? 55 : 46} h5 v6 h-5 z`,
        ).join('')}
        fill="var(--lamp-lit)"
      />
      <rect y="65" width="320" height="6" fill="var(--quay)" />
      <rect y="71" width="320" height="10" fill="var(--sea)" />
      <path
        d="M84 75 h18 M196 76 h20 M20 75 h14 M286 76 h16"
        stroke="var(--foam)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  );
}
