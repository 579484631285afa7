import { memo } from 'react';

/** What is seen of a head that is turned so far: its hair, where its ears, eyes and cheeks are, nose and mouth. */
interface Turned {
  readonly hair: string;
  readonly ears: readonly number[];
  readonly eyes: readonly number[];
  readonly cheeks: readonly number[];
  readonly nose: string | null;
  readonly mouth: string | null;
}

const AWAY: Turned = {
  hair: 'M20 4.500 Q34.500 4.500 33.500 19 Q33 30 20 33 Q7 30 6.500 19 Q5.500 4.500 20 4.500 Z',
  ears: [6.5, 33.5],
  eyes: [],
  cheeks: [],
  nose: null,
  mouth: null,
};
const TURNED: Readonly<Record<number, Turned>> = {
  1: AWAY,
  2: {
    hair: 'M20 4.500 Q34 4 33.300 15.500 Q29.500 16 29 19 Q29 28 24 32 Q8 33.500 6.500 19 Q5.500 4.500 20 4.500 Z',
    ears: [26.5],
    eyes: [],
    cheeks: [31],
    nose: 'M33 19 L35.800 23 L32.600 24 Z',
    mouth: null,
  },
  3: {
    hair: 'M20 4.500 Q34 4 33.300 14.500 Q28 12.500 25 14 Q24 18 21 19 Q19 26 15 31.500 Q6 27 6.500 18 Q6.500 4.500 20 4.500 Z',
    ears: [18.5],
    eyes: [28.5],
    cheeks: [27.5],
    nose: 'M32.800 18 L36 23 L32.400 24 Z',
    mouth: 'M28 27.600 Q30 28.800 31.700 27.300',
  },
  4: {
    hair: 'M20 4.500 Q35 4.500 33.400 17 Q31.500 12 28 11 Q20 14 14.500 11.500 Q12 15 11 23 Q7.500 24 6.600 19 Q5.500 4.500 20 4.500 Z',
    ears: [9],
    eyes: [18.5, 28.5],
    cheeks: [16, 30.5],
    nose: null,
    mouth: 'M20 27.300 Q23.500 29.700 27 27.300',
  },
  5: {
    hair: 'M20 4.500 Q35 4.500 33.500 19.500 Q31.500 12.500 26 11 Q19 14 13.500 11 Q8.500 13 6.500 19.500 Q5 4.500 20 4.500 Z',
    ears: [6.5, 33.5],
    eyes: [14.5, 25.5],
    cheeks: [11.5, 28.5],
    nose: null,
    mouth: 'M16 27.300 Q20 29.900 24 27.300',
  },
};

/** A head in its own drawing. */
export const Face = memo(function Face({ rating }: { readonly rating: number }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" direction="ltr">
      <Head rating={rating} />
    </svg>
  );
});

/**
 * Somebody in a round frame who turns from looking away (1) to looking straight at you (5): the more accurate, the more of
 * oneself is met. The look is friendly throughout and the same wherever it is seen, so that no rating looks better than
 * another.
 */
export function Head({ rating }: { readonly rating: number }) {
  const turned = TURNED[rating] ?? AWAY;
  return (
    <g>
      <circle cx="20" cy="20" r="19" fill="var(--face-ground)" />
      <path d="M7 34 Q10 31 16 30.500 H24 Q30 31 33 34 A19 19 0 0 1 7 34 Z" fill="var(--face-cloth)" />
      <path d="M15.500 28 h9 v3 q-4.500 4 -9 0 Z" fill="var(--face)" />
      {turned === AWAY && <Ears at={turned.ears} />}
      <circle cx="20" cy="19" r="13.500" fill="var(--face)" />
      {turned.nose && (
        <path
          d={turned.nose}
          fill="var(--face)"
          stroke="var(--face)"
          strokeWidth="1.500"
          strokeLinejoin="round"
        />
      )}
      {turned.cheeks.map((x) => (
        <circle key={x} cx={x} cy="24.500" r="2.300" fill="var(--face-cheek)" />
      ))}
      {turned.eyes.map((x) => (
        <circle key={x} cx={x} cy="20" r="1.900" fill="var(--face-line)" />
      ))}
      {turned.mouth && (
        <path
          d={turned.mouth}
          fill="none"
          stroke="var(--face-line)"
          strokeWidth="1.600"
          strokeLinecap="round"
        />
      )}
      <path d={turned.hair} fill="var(--face-hair)" />
      {turned === AWAY ? (
        <path
          d="M15.500 14 Q19 10 23 13 M18 18 Q21 15.500 23.500 18"
          fill="none"
          stroke="var(--face-shine)"
          strokeWidth="1.500"
          strokeLinecap="round"
        />
      ) : (
        <Ears at={turned.ears} />
      )}
      <circle cx="20" cy="20" r="19" fill="none" stroke="var(--face-rim)" strokeWidth="2" />
    </g>
  );
}

function Ears({ at }: { readonly at: readonly number[] }) {
  return (
    <g>
      {at.map((x) => (
        <circle key={x} cx={x} cy="21" r="2.700" fill="var(--face)" />
      ))}
    </g>
  );
}
