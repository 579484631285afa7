import { memo } from 'react';

/** How far the hair has turned aside, and where the eyes are; null where the face is turned away. */
const TURNED: Readonly<
  Record<number, { readonly hair: number; readonly eyes: readonly number[]; readonly mouth: string | null }>
> = {
  1: { hair: 0, eyes: [], mouth: null },
  2: { hair: 11, eyes: [8], mouth: null },
  3: { hair: 20, eyes: [9, 17], mouth: 'M10 27 H16' },
  4: { hair: 29, eyes: [12, 22], mouth: 'M13 27 H21' },
  5: { hair: 40, eyes: [14, 26], mouth: 'M15 27 H25' },
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
 * A head that turns from looking away (1) to looking straight at you (5): the more accurate, the more of oneself is
 * met. It neither smiles nor frowns, so that no rating looks better than another.
 */
export function Head({ rating }: { readonly rating: number }) {
  const turned = TURNED[rating] ?? { hair: 0, eyes: [], mouth: null };
  return (
    <g>
      <circle cx="20" cy="20" r="18" fill="var(--face)" />
      {turned.eyes.map((x) => (
        <circle key={x} cx={x} cy="20" r="2.3" fill="var(--face-line)" />
      ))}
      {turned.mouth && (
        <path d={turned.mouth} stroke="var(--face-line)" strokeWidth="2.6" strokeLinecap="round" />
      )}
      <path d="M3 15 A18 18 0 0 1 37 15 Q28 9 20 9 Q10 9 3 15 Z" fill="var(--face-hair)" />
      {turned.hair < 40 && (
        <path
          d={`M${2 + turned.hair} 20 Q${2 + turned.hair * 0.75} 6 20 2 A18 18 0 0 1 20 38 Q${2 + turned.hair * 0.9} 36 ${2 + turned.hair} 20 Z`}
          fill="var(--face-hair)"
        />
      )}
      <circle cx="20" cy="20" r="18" fill="none" stroke="var(--face-rim)" strokeWidth="2" />
    </g>
  );
}
