import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Garland, LampPost } from '../harbour/scene/light.tsx';
import { Cloud, Stars } from '../harbour/scene/weather.tsx';
import { Houses } from '../harbour/town-houses.tsx';
import { castOf } from './cast.tsx';
import { Person } from './person.tsx';
import styles from './view.module.css';

/** Where each stands: the middle of the row first, then to both sides of it. */
const FRONT = [210, 140, 282, 84, 338, 34, 388];
const BACK = [176, 246, 112, 310, 60, 362];

/** So many have room beside each other on a small screen. */
const FEW = 3;

/** As many are on the quay as have room: of a short task's days all who were there, of a long one's somebody from each. */
const seenOf = (days: number) => (days <= 4 ? 3 : days <= 6 ? 2 : 1);

/**
 * The team on the quay after work: those of the days that are behind, and no others. It tells nothing of how situations
 * were judged.
 */
export const Gathering = memo(function Gathering({
  days,
  of,
}: {
  /** The scenarios that are behind; undefined where it is not known any more which it was. */
  readonly days: readonly (string | undefined)[];
  readonly of: number;
}) {
  const hour = useHour(styles.gathering);
  const come = days.flatMap((day) => castOf(day ?? '').slice(0, seenOf(of)));
  const people = come.slice(0, FRONT.length + BACK.length).map((look, at) => ({ look, ...standing(at) }));
  const all = days.length >= of;
  return (
    <div {...hour} data-few={people.length <= FEW || undefined} aria-hidden="true" dir="ltr">
      <svg viewBox="0 0 420 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
        <linearGradient
          id="team-days-evening"
          x1="0"
          y1="-150"
          x2="0"
          y2="130"
          gradientUnits="userSpaceOnUse"
        >
          <stop stopColor="var(--sky-high)" />
          <stop offset="0.55" stopColor="var(--sky)" />
          <stop offset="1" stopColor="var(--sky-low)" />
        </linearGradient>
        <rect x="-200" y="-600" width="820" height="800" fill="url(#team-days-evening)" />
        <g transform="translate(-40 -340) scale(0.4)">
          <Stars />
        </g>
        <Cloud x={226} y={-18} scale={0.3} />
        <Cloud x={128} y={-112} scale={0.4} />
        <circle cx="290" cy="34" r="32" fill="var(--sun)" opacity="0.24" />
        <circle cx="290" cy="34" r="21" fill="var(--sun)" />
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
      </svg>
      {all && (
        <div className={styles.roads}>
          <div className={styles.boat}>
            <svg viewBox="0 0 60 46" aria-hidden="true" focusable="false">
              <path d="M28 32 V2 L8 30 H28 Z" fill="var(--sail)" />
              <path d="M31 32 V8 L46 30 H31 Z" fill="var(--sail)" opacity="0.85" />
              <path d="M4 33 H56 L48 43 H12 Z" fill="var(--hull)" />
              <path d="M6 35 H54" stroke="var(--hull-line)" strokeWidth="1.5" />
              <circle cx="50" cy="30" r="2.5" fill="var(--lantern)" />
              <path d="M2 44 h16 M26 45 h24" stroke="var(--foam)" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </div>
        </div>
      )}
      <svg viewBox="0 0 420 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
        <rect x="-200" y="168" width="820" height="32" fill="var(--quay)" />
        <path d="M-200 169 H620" stroke="var(--quay-shade)" strokeWidth="2" />
        <LampPost x={20} y={172} lit />
        <LampPost x={402} y={172} lit />
        {all && (
          <>
            <Garland from={[-6, -104]} to={[196, -96]} bulbs={8} />
            <Garland from={[196, -96]} to={[426, -104]} bulbs={9} />
            <Garland from={[-6, 14]} to={[212, 20]} bulbs={8} />
            <Garland from={[212, 20]} to={[426, 14]} bulbs={8} />
          </>
        )}
      </svg>
      <div className={styles.comers}>
        <svg viewBox="0 0 420 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
          {people.toReversed().map(({ look, x, y, scale }) => (
            <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
              <Person x={0} y={0} {...look} smiles />
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
});

/** Where the person number `at` stands: those at the sides further back, and behind the first row the second. */
function standing(at: number) {
  const behind = at >= FRONT.length;
  const x = (behind ? BACK[at - FRONT.length] : FRONT[at]) ?? 0;
  const aside = Math.abs(x - 210);
  return behind
    ? { x, y: 188 - aside * 0.04, scale: 0.7 - aside * 0.0005 }
    : { x, y: 205 - aside * 0.05, scale: 0.86 - aside * 0.0008 };
}
