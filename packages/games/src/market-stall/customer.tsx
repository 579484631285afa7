import { memo } from 'react';

interface Looks {
  readonly coat: string;
  readonly skin: string;
  readonly hair: string;
  /** What is worn on the head, and hair under it. */
  readonly head: 'hat' | 'bun' | 'scarf' | 'cap' | 'curls';
  readonly skirt: boolean;
}

/** Those who come to the market, one after the other. */
const PEOPLE: readonly Looks[] = [
  { coat: 'var(--cloth-b)', skin: 'var(--skin-a)', hair: '#4a2f1d', head: 'bun', skirt: true },
  { coat: 'var(--roof-c)', skin: 'var(--skin-b)', hair: '#2b1f14', head: 'hat', skirt: false },
  { coat: 'var(--stripe)', skin: 'var(--skin-a)', hair: '#c9853a', head: 'scarf', skirt: true },
  { coat: 'var(--cloth-a)', skin: 'var(--skin-b)', hair: '#1f1712', head: 'curls', skirt: true },
  { coat: 'var(--crane)', skin: 'var(--skin-a)', hair: '#6b6158', head: 'cap', skirt: false },
  { coat: 'var(--roof-b)', skin: 'var(--skin-a)', hair: '#2b1f14', head: 'curls', skirt: false },
];
/** What they buy. */
const FRUIT = ['#c8452f', '#a9713f', '#d9b23f', '#6d4a7c', '#7d9a3c'] as const;

const looksOf = (nth: number): Looks => PEOPLE[nth % PEOPLE.length] ?? (PEOPLE[0] as Looks);

/** Somebody with a hand out for a bag, feet at the lower edge; the bag is drawn apart, behind. Decoration. */
export const Customer = memo(function Customer({
  nth,
  walks = false,
}: {
  /** Which of them; the same number is the same person. */
  readonly nth: number;
  readonly walks?: boolean;
}) {
  const { coat, skin, skirt } = looksOf(nth);
  return (
    <svg viewBox="-30 -84 60 84" aria-hidden="true" focusable="false" direction="ltr">
      <g fill="none" strokeLinecap="round">
        <path
          d={walks ? 'M-3 -26 L-9 -3 M4 -26 L11 -4' : 'M-4.500 -26 V-3 M4.500 -26 V-3'}
          stroke="var(--door)"
          strokeWidth="7.500"
        />
        <path
          d={walks ? 'M-9 -1.500 h-5 M11 -2 h-5' : 'M-4.500 -1.500 h-5 M4.500 -1.500 h-5'}
          stroke="#2b1f14"
          strokeWidth="4"
        />
        <path d="M10 -46 L14 -29" stroke={coat} strokeWidth="7" />
        <path
          d={
            skirt
              ? 'M-11 -46 Q-10 -53 -3 -53 H4 Q11 -53 11 -46 L15 -13 Q0 -9 -15 -13 Z'
              : 'M-12 -22 V-46 Q-11 -53 -4 -53 H4 Q12 -53 12 -46 V-22 Z'
          }
          fill={coat}
        />
        <path
          d={skirt ? 'M-11 -33 H12' : 'M0 -52 V-22'}
          stroke="#00000033"
          strokeWidth="2.500"
          strokeLinecap="butt"
        />
        <path d="M-2 -56 h5 v6 h-5 Z" fill={skin} />
      </g>
      <Head {...looksOf(nth)} />
      <path d="M-9 -45 L-14 -33" stroke={coat} strokeWidth="7" strokeLinecap="round" fill="none" />
      <circle cx="-15" cy="-30.500" r="3.600" fill={skin} />
    </svg>
  );
});

/** A paper bag where the hand of a customer is, empty or with goods that look out of it. Decoration. */
export const Bag = memo(function Bag({ nth, filled }: { readonly nth: number; readonly filled: boolean }) {
  const fruit = FRUIT[nth % FRUIT.length];
  const other = FRUIT[(nth + 2) % FRUIT.length];
  return (
    <svg viewBox="-30 -84 60 84" aria-hidden="true" focusable="false" direction="ltr">
      {filled && (
        <g>
          <g stroke="#2b1f14" strokeWidth="1.200">
            <circle cx="-24" cy="-42" r="4.600" fill={fruit} />
            <circle cx="-15.500" cy="-42" r="4.600" fill={fruit} />
            <circle cx="-19.800" cy="-45.500" r="4.800" fill={other} />
          </g>
          <path d="M-19.500 -50 q1 -4 5 -4 q-0.500 4 -5 4 Z" fill="#4d7a3c" />
        </g>
      )}
      <g stroke="#2b1f14" strokeWidth="1.300" strokeLinejoin="round">
        <path
          d="M-28 -40 l3 2.500 l3 -2.500 l3 2.500 l3 -2.500 l3 2.500 l2 -2.500 l-1.500 22 h-14 Z"
          fill="#f0dfba"
        />
        <path d="M-23 -28 h7" stroke="#7d5a33" strokeWidth="2" strokeLinecap="round" />
      </g>
    </svg>
  );
});

/** Looking to the stall, which is on the left. */
function Head({ skin, hair, head }: Looks) {
  return (
    <g>
      {head === 'bun' && <circle cx="8.500" cy="-69" r="4.500" fill={hair} />}
      {head === 'curls' && (
        <path
          d="M-6 -70 Q-4 -79 5 -76 Q13 -76 12 -67 Q15 -60 10 -56 Q5 -54 3 -58 Z"
          fill={hair}
          strokeLinejoin="round"
        />
      )}
      <circle cx="0" cy="-63" r="9" fill={skin} />
      <path d="M-8.500 -63 l-2 3 l3 0.500 Z" fill={skin} />
      <path d="M-5 -64 h.1" stroke="#14211d" strokeWidth="2" strokeLinecap="round" />
      {head === 'scarf' ? (
        <path
          d="M-7.500 -69 Q-4 -74 1 -73 Q10 -72 10 -62 Q10 -56 6 -53 L3 -55 Q3 -66 -7.500 -69 Z"
          fill={hair}
        />
      ) : (
        <path
          d="M-8 -67.500 Q-6 -74 1 -73 Q10 -72 10 -62 Q9.500 -58 7 -56.500 Q5 -58 5 -63 Q0 -64 -2 -68 Q-5 -66.500 -8 -67.500 Z"
          fill={hair}
        />
      )}
      {head === 'hat' && (
        <path
          d="M-14 -68 Q0 -73 14 -68 Q14 -66 10 -66 Q0 -70 -10 -66 Q-14 -66 -14 -68 Z M-8 -69 Q-8 -79 0 -79 Q8 -79 8 -69 Q0 -72 -8 -69 Z"
          fill="var(--wood-shade)"
        />
      )}
      {head === 'cap' && (
        <path d="M-13 -67 Q-12 -76 0 -76 Q10 -76 10 -66 Q0 -70 -13 -67 Z" fill="var(--roof-b)" />
      )}
    </g>
  );
}
