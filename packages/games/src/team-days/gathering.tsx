import { memo } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { LampPost } from '../harbour/scene/light.tsx';
import { LightString } from '../harbour/scene/light-string.tsx';
import { Cloud, Stars } from '../harbour/scene/weather.tsx';
import { Houses } from '../harbour/town-houses.tsx';
import { castOf } from './cast.tsx';
import { Guest } from './guest.tsx';
import { BEHIND_CRATES, BEHIND_HUT, Dish, LongTable } from './long-table.tsx';
import styles from './view.module.css';

/** Where people stand at the table, in the order in which they come: those before it, then the row behind them. */
const FRONT = [187, 233, 147, 273, 210, 165, 255];
const BACK = [198, 222, 175, 245, 152, 268];

/** As many are on the quay as have room: of a short task's days all who were there, of a long one's somebody from each. */
const seenOf = (days: number) => (days <= 4 ? 3 : days <= 6 ? 2 : 1);

/** When the first lights come on, ms. */
const LIGHTS_MS = 900;
const EVENING = [0, 0, 420, 200] as const;
/** The tip of the town hall, on which the lights hang. */
const SPIRE = [166.6, 15] as const;

/** Nearer to us, where a tall screen has more sky: two more, from side to side. */
const NEARER = [
  { from: [50, -50], to: [262, -88], afterMs: LIGHTS_MS + 700 },
  { from: [38, -108], to: [250, -112], afterMs: LIGHTS_MS + 2000 },
] as const;

/**
 * The team at a long table on the quay after work: those of the days that are behind, and no others. It tells nothing
 * of how situations were judged.
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
  const people = come.slice(0, FRONT.length + BACK.length).map((look, at) => ({ look, at, ...standing(at) }));
  const dishes = Math.min(people.length * 2 + 1, 7);
  const all = days.length >= of;
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <div className={styles.evening}>
        <Town />
        {all && <Boat />}
        <svg viewBox="0 0 420 200" aria-hidden="true" focusable="false">
          <rect x="-200" y="162" width="820" height="240" fill="var(--quay)" />
          <path d="M-200 163 H620" stroke="var(--quay-shade)" strokeWidth="2.500" />
          <path
            d="M-50 234 L10 164 M44 234 L84 164 M138 234 L158 164 M210 234 V164 M282 234 L262 164 M376 234 L336 164 M470 234 L410 164 M-200 206 H620"
            stroke="var(--quay-shade)"
          />
          <LampPost x={80} y={178} lit />
          <LampPost x={340} y={178} lit />
        </svg>
        {people.toReversed().map(({ look, at, x, feet }) => (
          <Guest
            key={x}
            look={look}
            x={x}
            feet={feet}
            from={x < 210 ? BEHIND_HUT : BEHIND_CRATES}
            at={at}
            of={people.length}
          />
        ))}
        <LongTable />
        {Array.from({ length: dishes }, (_, at) => (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: a dish is nothing but its place
            key={at}
            className={styles.dish}
            style={
              {
                left: `${(210 + (at - (dishes - 1) / 2) * Math.min(16, 108 / dishes) - 8) / 4.2}%`,
                '--td-out': `${(((at * 3) % 7) * 450 + 900).toFixed(0)}ms`,
              } as React.CSSProperties
            }
            viewBox="-8 -10 16 10"
            aria-hidden="true"
            focusable="false"
          >
            <Dish at={at} />
          </svg>
        ))}
        {all && (
          <>
            {NEARER.map(({ from, to, afterMs }) => (
              <LightString
                key={afterMs}
                from={from}
                to={to}
                bulbs={11}
                viewBox={[0, 0, 300, 143]}
                afterMs={afterMs}
              />
            ))}
            <LightString from={[-8, 4]} to={SPIRE} bulbs={8} viewBox={EVENING} afterMs={LIGHTS_MS} />
            <LightString
              from={SPIRE}
              to={[428, -12]}
              bulbs={12}
              viewBox={EVENING}
              afterMs={LIGHTS_MS + 1360}
            />
          </>
        )}
      </div>
    </div>
  );
});

/** Where the person number `at` stands: the second row further back. */
function standing(at: number) {
  const behind = at >= FRONT.length;
  const x = (behind ? BACK[at - FRONT.length] : FRONT[at]) ?? 0;
  return { x, feet: behind ? 179 : x < 150 || x > 270 ? 192 : 187 };
}

function Town() {
  return (
    <svg viewBox="0 0 420 200" aria-hidden="true" focusable="false">
      <linearGradient id="team-days-evening" x1="0" y1="-150" x2="0" y2="130" gradientUnits="userSpaceOnUse">
        <stop stopColor="var(--sky-high)" />
        <stop offset="0.55" stopColor="var(--sky)" />
        <stop offset="1" stopColor="var(--sky-low)" />
      </linearGradient>
      <rect x="-200" y="-600" width="820" height="800" fill="url(#team-days-evening)" />
      <g transform="translate(-40 -340) scale(0.4)">
        <Stars />
      </g>
      <Cloud x={120} y={-70} scale={0.4} />
      <circle cx="268" cy="37" r="30" fill="var(--sun)" opacity="0.24" />
      <circle cx="268" cy="37" r="20" fill="var(--sun)" />
      <Cloud x={40} y={40} scale={0.4} />
      <path d="M-200 116 Q80 74 170 100 T330 82 T620 104 V150 H-200 Z" fill="var(--hill-far)" />
      <g transform="translate(-682 -106) scale(0.44)">
        <Houses hall={false} />
      </g>
      <g transform="translate(-401 -106) scale(0.44)">
        <Houses />
        <path
          d="M1268 350 V398 H1312 V350 Z M1309 378 A19 19 0 0 0 1271 378 A19 19 0 0 0 1309 378 Z"
          fill="var(--wall-b)"
          fillRule="evenodd"
        />
        <path
          d="M1300 350 H1312 V398 H1300 V394 A19 19 0 0 0 1300 362 Z"
          fill="var(--quay-shade)"
          opacity="0.6"
        />
      </g>
      <g transform="translate(-120 -106) scale(0.44)">
        <Houses hall={false} />
      </g>
      <rect x="-200" y="140" width="820" height="30" fill="var(--sea)" />
      <path
        d="M259 146 h18 M252 152 h30 M261 158 h16"
        stroke="var(--glint)"
        strokeWidth="2.500"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** It sails in on the water between town and quay. */
function Boat() {
  return (
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
  );
}
