import { memo } from 'react';
/** How a lantern looks: dark, lit as part of the shown path, or set alight by the person. */
export type LanternState = 'dark' | 'lit' | 'tapped';

/** A box of paper, a little round, seen from its front and one side, and the rims of wood that it is stretched between. */
const FRONT = 'M30 35 Q55 32.500 80 35 Q83.500 65 78 95 Q55 98 33 95 Q26.500 65 30 35 Z';
const SIDE = 'M80 35 L92 30.500 Q95 60 89 90 L78 95 Q83.500 65 80 35 Z';
const MOUTH = 'M30 35 L44 31 Q68 28.500 92 30.500 L80 35 Q55 32.500 30 35 Z';
const RIMS = 'M31 35.500 Q55 33 80 35.500 L91.500 31 M34 95 Q55 98 78 95 L88.500 90';
/** The wood that carries it. */
const RAFT = 'M18 96 Q60 101 102 96 L92 111 Q60 118 28 111 Z';
const FLAME = 'M56 47 Q71 67 64 80 Q56 89 48 80 Q41 67 56 47 Z';

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
      <radialGradient id="lantern-path-dark" cx="0.5" cy="0.66" r="0.66">
        <stop stopColor="var(--paper-dim)" />
        <stop offset="0.55" stopColor="var(--paper-cool)" />
        <stop offset="1" stopColor="var(--paper-dark)" />
      </radialGradient>
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
      <g
        fill={burning ? 'url(#lantern-path-paper)' : 'url(#lantern-path-dark)'}
        stroke={burning ? 'var(--paper-hot)' : 'var(--paper-line)'}
        strokeWidth={burning ? 3.5 : 2.5}
        strokeLinejoin="round"
      >
        <path d={MOUTH} fill={burning ? 'var(--paper-hot)' : 'var(--paper-dark)'} />
        <path d={SIDE} fill={burning ? 'var(--paper-warm)' : 'var(--paper-dark)'} />
        <path d={FRONT} />
      </g>
      {burning && <path d={FLAME} fill="var(--flame)" stroke="var(--flame-edge)" strokeWidth="2" />}
      <path d={RIMS} fill="none" stroke="var(--raft-edge)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
});

/** A lantern as it is seen out in the bay, its light at 0, 0, and its light on the water: without what tells one state from another. */
export const AfloatLantern = memo(function AfloatLantern() {
  return (
    <g>
      <circle r="19" fill="url(#lantern-path-halo)" />
      <ellipse cy="10" rx="20" ry="5" fill="url(#lantern-path-halo)" />
      <path d="M-5 9 H5 L3.600 25 H-3.600 Z" fill="url(#lantern-path-mirror)" fillOpacity="0.7" />
      <path
        d="M-7 10.400 H7 M-4.600 13.400 H5.400 M-5 16.600 H3 M-2 20 H3.600 M-1.600 23.600 H1.400"
        stroke="var(--paper-lit)"
        strokeOpacity="0.7"
        strokeLinecap="round"
      />
      <g transform="scale(0.17) translate(-60 -64)" strokeLinejoin="round">
        <path d={RAFT} fill="var(--raft)" stroke="var(--raft-edge)" strokeWidth="2" />
        <path d={`${MOUTH} ${SIDE}`} fill="var(--paper-warm)" stroke="var(--paper-hot)" strokeWidth="3.5" />
        <path d={FRONT} fill="url(#lantern-path-paper)" stroke="var(--paper-hot)" strokeWidth="3.5" />
        <path d={FLAME} fill="var(--flame)" />
        <path d={RIMS} fill="none" stroke="var(--raft-edge)" strokeWidth="4" strokeLinecap="round" />
      </g>
    </g>
  );
});
