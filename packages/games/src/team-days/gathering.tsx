import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Garland, LampPost } from '../harbour/scene/light.tsx';
import { Cloud } from '../harbour/scene/weather.tsx';
import { Houses } from '../harbour/town-houses.tsx';
import { castOf } from './cast.tsx';
import { Person } from './person.tsx';
import styles from './view.module.css';

/** Who comes, in this order: somebody from each of these days. */
const COMING = [
  'crane_handover',
  'late_ice',
  'loading_plan',
  'crane_check',
  'daily_order',
  'wrong_office',
  'one_forklift',
];
/** Where each stands: the middle first, then to both sides of it. */
const AT = [210, 140, 282, 92, 330, 46, 376];

/**
 * The team on the quay after work: the further the task is, the more of them. It tells how many situations are behind, and
 * nothing of how they were judged.
 */
export const Gathering = memo(function Gathering({ share }: { readonly share: number }) {
  const hour = useHour(styles.gathering);
  const come = Math.max(2, Math.round(COMING.length * Math.min(1, share)));
  const people = COMING.slice(0, come).map((scenario, at) => ({ scenario, x: AT[at] ?? 0 }));
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <svg viewBox="0 0 420 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <rect width="420" height="200" fill="var(--sky)" />
        <rect y="60" width="420" height="80" fill="var(--sky-low)" opacity="0.4" />
        <circle cx="330" cy="54" r="30" fill="var(--sun)" opacity="0.24" />
        <circle cx="330" cy="54" r="20" fill="var(--sun)" />
        <Cloud x={40} y={40} scale={0.4} />
        <path d="M0 116 Q80 84 170 106 T330 92 T420 104 V150 H0 Z" fill="var(--hill-far)" />
        <g transform="translate(-420 -106) scale(0.44)">
          <Houses />
        </g>
        <rect y="140" width="420" height="30" fill="var(--sea)" />
        <path
          d="M314 146 h32 M306 153 h44 M318 160 h30"
          stroke="var(--glint)"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
        <LampPost x={20} y={172} lit />
        <LampPost x={402} y={172} lit />
        <rect y="168" width="420" height="32" fill="var(--quay)" />
        {share >= 1 && (
          <>
            <Garland from={[-6, 14]} to={[212, 20]} bulbs={8} />
            <Garland from={[212, 20]} to={[426, 14]} bulbs={8} />
          </>
        )}
      </svg>
      <svg
        viewBox="0 0 420 200"
        preserveAspectRatio="xMidYMid slice"
        className={styles.people}
        aria-hidden="true"
        focusable="false"
      >
        {/* Those at the sides stand further back. */}
        {people.toReversed().map(({ scenario, x }) => (
          <g
            key={scenario}
            transform={`translate(${x} ${205 - Math.abs(x - 210) * 0.05}) scale(${0.86 - Math.abs(x - 210) * 0.0008})`}
          >
            <Person x={0} y={0} {...castOf(scenario)[0]} />
          </g>
        ))}
      </svg>
    </div>
  );
});
