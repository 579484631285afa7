import { Cat } from '../harbour/scene/cat.tsx';

/** Where the hut and the crates are, from behind which people come. */
export const BEHIND_HUT = 113;
export const BEHIND_CRATES = 307;

const CRATES = [
  [284, 172],
  [302, 172],
  [284, 154],
  [302, 154],
  [284, 136],
  [302, 136],
] as const;

/** What stands before the people on the quay: a long table, a hut that sells drinks, crates with the cat on them. */
export function LongTable() {
  return (
    <svg viewBox="0 0 420 200" aria-hidden="true" focusable="false">
      <ellipse cx="210" cy="195" rx="70" ry="3" fill="var(--quay-shade)" />
      <path
        d="M160 176 V195 M260 176 V195 M176 176 V192 M244 176 V192"
        stroke="var(--wood-shade)"
        strokeWidth="4"
      />
      <path
        d="M154 172 H266 V182 Q258 186 250 182 T234 182 T218 182 T202 182 T186 182 T170 182 T154 182 Z"
        fill="var(--sail)"
      />
      <path d="M150 170 H270 a2 2 0 0 1 0 5 H150 a2 2 0 0 1 0 -5 Z" fill="var(--wall-a)" />
      <path d="M154 177 H266" stroke="var(--stripe)" strokeWidth="1.500" />
      <Hut />
      <ellipse cx="302" cy="191" rx="22" ry="3" fill="var(--quay-shade)" />
      {CRATES.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <rect
            x={x}
            y={y}
            width="17"
            height="17"
            rx="1"
            fill="var(--crate)"
            stroke="var(--crate-shade)"
            strokeWidth="1.500"
          />
          <path
            d={`M${x + 2} ${y + 6} h13 M${x + 2} ${y + 11} h13`}
            stroke="var(--crate-shade)"
            strokeWidth="1.500"
          />
        </g>
      ))}
      <Cat x={299} y={135.5} scale={0.42} />
    </svg>
  );
}

function Hut() {
  return (
    <g transform="translate(6 0)">
      <ellipse cx="113" cy="191" rx="20" ry="3" fill="var(--quay-shade)" />
      <path d="M97 190 V142 H129 V190 Z" fill="var(--roof-c)" />
      <path
        d="M103 142 V190 M110 168 V190 M117 168 V190 M124 142 V190"
        stroke="var(--wall-shade)"
        strokeWidth="1.500"
      />
      <rect x="101" y="150" width="24" height="16" fill="var(--lantern)" />
      <path d="M105 166 v-6 h4 v6 Z M111 166 v-8 h3 v8 Z M116 166 v-5 h5 v5 Z" fill="var(--wood-shade)" />
      <path d="M99 166 H127 V169 H99 Z" fill="var(--wood)" />
      <path d="M94 144 L98 131 H128 L132 144 Z" fill="var(--stripe)" />
      <path
        d="M101.600 144 L104 131 H110 L109.200 144 Z M116.800 144 L116 131 H122 L124.400 144 Z"
        fill="var(--hull-line)"
      />
    </g>
  );
}

/** What a place at the table is laid with, by turns. */
const DISHES = [
  <>
    <ellipse cy="-1.500" rx="7" ry="1.800" fill="var(--steel-light)" />
    <path d="M-5 -2.500 Q-5 -7 0 -7 Q5 -7 5 -2.500 Z" fill="var(--crate)" />
    <path d="M-2 -6 l-1 3 M2 -6 l-1 3" stroke="var(--crate-shade)" strokeWidth="1" />
  </>,
  <>
    <ellipse cy="-1.500" rx="7" ry="1.800" fill="var(--steel-light)" />
    <circle cx="-2.500" cy="-4" r="2.800" fill="var(--stripe)" />
    <circle cx="2.500" cy="-4" r="2.800" fill="var(--crane)" />
  </>,
  <>
    <circle cy="-5" r="22" fill="var(--glow)" opacity="0.14" />
    <circle cy="-5" r="12" fill="var(--glow)" opacity="0.22" />
    <path d="M-3.500 -1 V-8 H3.500 V-1 Z" fill="var(--lantern)" />
    <path d="M-4.500 0 V-2 H4.500 V0 Z M-4.500 -7.500 L0 -11 L4.500 -7.500 Z" fill="var(--door)" />
  </>,
];

/** One of the dishes, standing on 0, 0. */
export function Dish({ at }: { readonly at: number }) {
  return DISHES[at % DISHES.length];
}
