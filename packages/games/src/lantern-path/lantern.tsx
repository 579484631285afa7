import { memo } from 'react';
/** How a lantern looks: dark, lit as part of the shown path, or set alight by the person. */
export type LanternState = 'dark' | 'lit' | 'tapped';

/** The paper between its two hoops. */
const PAPER = 'M36 32 Q60 26 84 32 Q95 63 84 94 Q60 100 36 94 Q25 63 36 32 Z';
const RIBS = 'M31.5 47 Q60 53 88.5 47 M30.5 63 Q60 69 89.5 63 M31.5 79 Q60 85 88.5 79';
/** The wood that carries it. */
const RAFT = 'M24 98 Q60 106 96 98 L88 112 Q60 119 32 112 Z';

/** The colours that all lanterns share, to be drawn once beside them. */
export function LanternPaints() {
  return (
    <defs>
      <radialGradient id="lantern-path-paper" cx="0.5" cy="0.58" r="0.62">
        <stop stopColor="var(--paper-hot)" />
        <stop offset="0.5" stopColor="var(--paper-lit)" />
        <stop offset="1" stopColor="var(--paper-warm)" />
      </radialGradient>
      <radialGradient id="lantern-path-halo">
        <stop stopColor="var(--paper-lit)" stopOpacity="0.62" />
        <stop offset="0.45" stopColor="var(--paper-warm)" stopOpacity="0.24" />
        <stop offset="1" stopColor="var(--paper-warm)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="lantern-path-mirror" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="var(--paper-lit)" stopOpacity="0.75" />
        <stop offset="1" stopColor="var(--paper-warm)" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="lantern-path-dark" x1="0" y1="0" x2="1" y2="0">
        <stop stopColor="var(--paper-dark)" />
        <stop offset="0.62" stopColor="var(--paper-dim)" />
        <stop offset="1" stopColor="var(--paper-dark)" />
      </linearGradient>
    </defs>
  );
}

/**
 * A lantern of paper on its raft. Lit, it has a flame and rays; tapped, a flame and a ring: both can be told without
 * colour. Drawn in a box of 120 by 140 with the light at 60, 62.
 */
export const Lantern = memo(function Lantern({ state }: { readonly state: LanternState }) {
  const burning = state !== 'dark';
  return (
    <svg viewBox="0 0 120 140" aria-hidden="true" focusable="false">
      {burning ? (
        <>
          <circle cx="60" cy="64" r="104" fill="url(#lantern-path-halo)" />
          <path d="M38 116 H82 L74 176 H46 Z" fill="url(#lantern-path-mirror)" />
          <path
            d="M34 124 H86 M42 134 H80 M38 145 H72 M50 156 H70"
            stroke="var(--paper-lit)"
            strokeWidth="3.5"
            strokeLinecap="round"
            opacity="0.8"
          />
        </>
      ) : (
        <>
          <path d="M40 116 H80 L72 138 H48 Z" fill="var(--paper-dim)" opacity="0.45" />
          <path
            d="M32 122 H88 M44 131 H78"
            stroke="var(--paper-line)"
            strokeWidth="3"
            strokeLinecap="round"
            opacity="0.4"
          />
        </>
      )}
      {state === 'lit' && (
        <path
          d="M60 -8 V7 M2 64 H-13 M118 64 H133 M18 22 L7.5 11.5 M102 22 L112.5 11.5 M18 106 L7.5 116.5 M102 106 L112.5 116.5"
          stroke="var(--paper-hot)"
          strokeWidth="5.5"
          strokeLinecap="round"
        />
      )}
      {state === 'tapped' && (
        <circle cx="60" cy="64" r="54" fill="none" stroke="var(--paper-hot)" strokeWidth="4.5" />
      )}
      <path d={RAFT} fill="var(--raft)" stroke="var(--raft-edge)" strokeWidth="2" />
      <path d="M50 27 Q50 12 60 12 Q70 12 70 27" fill="none" stroke="var(--paper-line)" strokeWidth="3.5" />
      <path
        d={PAPER}
        fill={burning ? 'url(#lantern-path-paper)' : 'url(#lantern-path-dark)'}
        stroke={burning ? 'var(--paper-hot)' : 'var(--paper-line)'}
        strokeWidth="3.5"
        strokeLinejoin="round"
      />
      <path
        d={RIBS}
        fill="none"
        stroke={burning ? 'var(--flame-edge)' : 'var(--paper-line)'}
        strokeWidth="2"
        opacity={burning ? 0.28 : 0.45}
      />
      {burning && (
        <path
          d="M60 46 Q75 66 68 79 Q60 88 52 79 Q45 66 60 46 Z"
          fill="var(--flame)"
          stroke="var(--flame-edge)"
          strokeWidth="2"
        />
      )}
      <path
        d="M38 31 Q60 25.5 82 31 M38 95 Q60 100.5 82 95"
        fill="none"
        stroke={burning ? 'var(--raft-edge)' : 'var(--paper-line)'}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
});

/** A lantern as it is seen out in the bay, its light at 0, 0: without what tells one state from another. */
export const AfloatLantern = memo(function AfloatLantern() {
  return (
    <g>
      <circle r="15" fill="url(#lantern-path-halo)" />
      <path
        d="M-6 9.6 H6 M-3.6 13 H4 M-2.4 16.4 H2"
        stroke="var(--paper-lit)"
        strokeWidth="1.4"
        opacity="0.7"
      />
      <g transform="scale(0.17) translate(-60 -64)">
        <path d={RAFT} fill="var(--raft)" stroke="var(--raft-edge)" strokeWidth="3" />
        <path d={PAPER} fill="url(#lantern-path-paper)" stroke="var(--paper-hot)" strokeWidth="4" />
        <path d="M60 46 Q75 66 68 79 Q60 88 52 79 Q45 66 60 46 Z" fill="var(--flame)" />
      </g>
    </g>
  );
});
