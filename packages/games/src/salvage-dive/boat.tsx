import { Garland, Glow } from '../harbour/scene/light.tsx';
import { Worker } from '../harbour/scene/people.tsx';

/** The deck where chests stand, from its end by the mast on, and how high they may be stacked. */
const STACK = { end: 238, length: 108, deck: 105 } as const;

/** A chest for each dive, as large as there is room for all of them: rows from below, each from the mast on. */
function chestPlace(n: number, of: number) {
  const rows = of <= 8 ? 2 : of <= 18 ? 3 : of <= 32 ? 4 : 5;
  const columns = Math.max(4, Math.ceil(of / rows));
  const width = Math.min(25, STACK.length / columns);
  const height = width * 0.76;
  return {
    x: STACK.end - ((n % columns) + 1) * width,
    y: STACK.deck - (Math.floor(n / columns) + 1) * height,
    scale: width / 26,
  };
}

/** A chest on deck. */
export function Chest({ n, of }: { readonly n: number; readonly of: number }) {
  const { x, y, scale } = chestPlace(n, of);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} stroke="var(--crate-mark)" strokeWidth="2">
      <path d="M1 20 V7 Q1 1 8 1 H18 Q25 1 25 7 V20 Z" fill="var(--crate)" />
      <path d="M1 9 H25" />
      <path d="M11 7 h4 v5 h-4 Z" fill="var(--lantern)" strokeWidth="1.5" />
    </g>
  );
}

/** What stands on deck: a chest for each dive, the derrick, somebody at its winch, the cabin. 400 by 250, afloat at 140. */
export function OnDeck({
  chests,
  of,
  home = false,
}: {
  readonly chests: number;
  /** Dives in all. */
  readonly of: number;
  /** All is done: lamps along the derrick. */
  readonly home?: boolean;
}) {
  return (
    <g>
      <path
        d="M272 105 V8 M272 26 H36 M272 10 L44 26 M272 10 L366 62"
        stroke="var(--steel)"
        strokeWidth="2"
        fill="none"
      />
      <path d="M272 105 V8 M272 26 H36" stroke="var(--steel)" strokeWidth="5" strokeLinecap="round" />
      <path d="M274 6 L302 14 L274 23 Z" fill="var(--stripe)" />
      {Array.from({ length: chests }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a chest has nothing but its place
        <Chest key={n} n={n} of={of} />
      ))}
      <g transform="translate(256 106) scale(0.62)">
        <Worker x={0} y={0} cloth="a" skin="b" waves={home} />
      </g>
      <path d="M262 105 V92 H282 V105 Z" fill="var(--steel)" />
      <circle cx="272" cy="93" r="7" fill="var(--steel-light)" stroke="var(--steel)" strokeWidth="2.5" />
      <Glow x={330} y={54} r={52} />
      <rect x="296" y="60" width="64" height="46" rx="3" fill="var(--wall-a)" />
      <rect x="346" y="60" width="14" height="46" fill="var(--wall-shade)" />
      <rect x="289" y="51" width="78" height="11" rx="4" fill="var(--roof-a)" />
      <rect x="305" y="71" width="17" height="15" rx="2" fill="var(--window)" />
      <rect x="332" y="71" width="17" height="15" rx="2" fill="var(--window)" />
      {home && <Garland from={[36, 26]} to={[154, 27]} bulbs={5} />}
      {home && <Garland from={[154, 27]} to={[272, 26]} bulbs={5} />}
    </g>
  );
}

/** The hull, in front of all that stands in it. */
export function Hull() {
  return (
    <g>
      <path
        d="M92 158 H340 M118 167 H300 M150 176 H268"
        stroke="var(--hull)"
        strokeWidth="5"
        strokeLinecap="round"
        opacity="0.28"
      />
      <path d="M56 98 L82 105 H374 Q364 138 334 152 H112 Q76 138 56 98 Z" fill="var(--hull)" />
      <path d="M62 107 L86 114 H369" stroke="var(--hull-line)" strokeWidth="4" fill="none" />
      <circle cx="300" cy="129" r="8" fill="none" stroke="var(--stripe)" strokeWidth="5" />
      <circle
        cx="300"
        cy="129"
        r="8"
        fill="none"
        stroke="var(--hull-line)"
        strokeWidth="5"
        strokeDasharray="6 6.5"
      />
      <path
        d="M20 150 h54 M96 153 q10 -6 20 0 t20 0 t20 0 M318 153 h62 M40 164 h40 M352 166 h34"
        stroke="var(--foam)"
        strokeWidth="4.5"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  );
}
