import { memo } from 'react';
/** How a lantern looks: dark, lit as part of the shown path, or set alight by the person. */
export type LanternState = 'dark' | 'lit' | 'tapped';

/**
 * A lantern on its raft. Lit, it has a flame and rays; tapped, a flame and a ring: both can be told without colour.
 * Drawn in a box of 120 by 140 with the light at 60, 62.
 */
export const Lantern = memo(function Lantern({ state }: { readonly state: LanternState }) {
  const burning = state !== 'dark';
  return (
    <svg viewBox="0 0 120 140" aria-hidden="true" focusable="false">
      <path
        d={burning ? 'M36 116 H84 M42 125 H78 M50 133 H70' : 'M40 117 H80 M50 126 H70'}
        stroke={burning ? 'var(--lamp-glow)' : 'var(--foam)'}
        strokeWidth="4"
        strokeLinecap="round"
        opacity={burning ? 0.85 : 0.6}
      />
      {state === 'lit' && (
        <>
          <circle cx="60" cy="62" r="50" fill="var(--lamp-lit)" opacity="0.28" />
          <path
            d="M60 -2 V12 M8 62 H-6 M126 62 H112 M15 17 L25 27 M105 17 L95 27 M15 107 L25 97 M105 107 L95 97"
            stroke="var(--lamp-lit)"
            strokeWidth="6"
            strokeLinecap="round"
          />
        </>
      )}
      {state === 'tapped' && (
        <circle cx="60" cy="62" r="49" fill="none" stroke="var(--lamp-glow)" strokeWidth="5" />
      )}
      <path d="M24 98 H96 L87 112 H33 Z" fill="var(--wood)" />
      <path d="M24 98 H96" stroke="var(--wood-shade)" strokeWidth="4" />
      <circle cx="60" cy="20" r="7" fill="none" stroke="var(--steel)" strokeWidth="4" />
      <path d="M30 44 Q60 14 90 44 Z" fill="var(--roof-c)" stroke="var(--steel)" strokeWidth="3" />
      <rect
        x="35"
        y="44"
        width="50"
        height="50"
        rx="6"
        fill={burning ? 'var(--lamp-lit)' : 'var(--lamp-off)'}
        stroke={burning ? 'var(--lamp-glow)' : 'var(--steel)'}
        strokeWidth="5"
      />
      {burning ? (
        <path
          d="M60 50 Q76 68 68 80 Q60 90 52 80 Q44 68 60 50 Z"
          fill="var(--flame)"
          stroke="var(--flame-edge)"
          strokeWidth="2"
        />
      ) : (
        <path d="M60 94 V84" stroke="var(--lamp-rim)" strokeWidth="4" strokeLinecap="round" />
      )}
      <path d="M35 69 H85" stroke="var(--lamp-rim)" strokeWidth="2" opacity={burning ? 0.35 : 0.8} />
    </svg>
  );
});
