import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Glow, LampPost } from '../harbour/scene/light.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import { SailingBoat } from '../harbour/scene/water.tsx';
import { Ship } from './backdrop.tsx';
import styles from './view.module.css';

/** What the plans have come to: the ship under the crane, laden by how many are done, and at the end on its way. */
export const Sailing = memo(function Sailing({
  done,
  leaves,
}: {
  /** Plans that are behind, as a share of all. */
  readonly done: number;
  readonly leaves: boolean;
}) {
  const hour = useHour(styles.sailing);
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <svg viewBox="0 0 500 238" aria-hidden="true" focusable="false">
        <defs>
          <linearGradient id="crane-yard-evening" x1="0" y1="0" x2="0" y2="1">
            <stop stopColor="var(--sky-high)" />
            <stop offset="1" stopColor="var(--sky-low)" />
          </linearGradient>
        </defs>
        <rect width="500" height="160" fill="url(#crane-yard-evening)" />
        <circle cx="84" cy="92" r="34" fill="var(--sun)" opacity="0.3" />
        <circle cx="84" cy="92" r="22" fill="var(--sun)" />
        <path d="M0 150 V118 Q70 84 150 116 T330 108 Q420 86 500 116 V150 Z" fill="var(--hill-far)" />
        <path d="M0 150 V136 Q110 116 240 136 T500 130 V150 Z" fill="var(--hill-near)" />
        <rect y="146" width="500" height="92" fill="var(--sea)" />
        <path
          d="M62 154 h44 M70 164 h32 M58 175 h50"
          stroke="var(--glint)"
          strokeWidth="4"
          strokeLinecap="round"
          opacity="0.8"
        />
        <path
          d="M14 168 h30 M190 158 h36 M20 190 h56 M300 160 h40 M210 196 h60"
          stroke="var(--foam)"
          strokeWidth="3"
          strokeLinecap="round"
          opacity="0.8"
        />
        <g transform="translate(126 24) scale(0.22)">
          <SailingBoat />
        </g>
      </svg>
      <div className={styles.under} data-leaves={leaves || undefined}>
        <svg viewBox="720 324 500 238" aria-hidden="true" focusable="false">
          <Ship loaded={done} />
        </svg>
      </div>
      <svg viewBox="0 0 500 238" aria-hidden="true" focusable="false">
        <rect y="200" width="500" height="38" fill="var(--quay)" />
        <path d="M0 202 H500" stroke="var(--quay-joint)" strokeWidth="4" />
        <path d="M0 226 H500" stroke="var(--crane)" strokeWidth="4" strokeDasharray="16 12" opacity="0.75" />
        <rect y="14" width="500" height="16" fill="var(--crane)" />
        <path
          d={Array.from({ length: 21 }, (_, at) => `M${at * 24} 28 l12 -12 l12 12`).join(' ')}
          stroke="var(--crane-shade)"
          strokeWidth="2.5"
          fill="none"
        />
        <path d="M0 14 H500 M0 30 H500" stroke="var(--crane-shade)" strokeWidth="2.5" />
        <path
          d="M444 30 H460 L466 202 H438 Z"
          fill="var(--crane)"
          stroke="var(--crane-shade)"
          strokeWidth="2"
        />
        <Glow x={330} y={48} r={56} />
        <rect x="306" y="32" width="48" height="10" rx="3" fill="var(--crane-shade)" />
        <path
          d="M324 42 V58 M336 42 V58 M330 62 V66 q7 1 6 7 q-2 6 -8 4"
          stroke="var(--steel)"
          strokeWidth="2.5"
          fill="none"
          strokeLinecap="round"
        />
        <rect x="318" y="56" width="24" height="7" rx="2" fill="var(--steel)" />
        <g transform="translate(486 204) scale(0.8)">
          <LampPost x={0} y={0} lit />
        </g>
        <g transform="translate(402 222) scale(0.62)">
          <Worker x={0} y={0} cloth="b" skin="a" waves />
          <Worker x={-44} y={4} cloth="a" skin="b" />
        </g>
      </svg>
    </div>
  );
});
