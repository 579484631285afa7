import { memo } from 'react';
import { LightString } from '../harbour/scene/light-string.tsx';
import { OpenSky } from '../harbour/scene/sky.tsx';
import { useTown } from '../harbour/scene/town.tsx';
import { Cloud, Stars } from '../harbour/scene/weather.tsx';
import { Houses } from '../harbour/town-houses.tsx';
import { Bag, Customer } from './customer.tsx';
import styles from './view.module.css';

/** What is behind the stall once its back is up: the street of the market in the evening. Decoration. */
export const Street = memo(function Street() {
  const town = useTown();
  // Everybody is at home or about: all windows have light.
  const lit = town && { ...town, done: town.of };
  return (
    <svg
      className={styles.street}
      viewBox="0 0 1200 760"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <OpenSky horizon={520} sun={[690, 135, 20]} />
      <Stars />
      <Cloud x={900} y={250} scale={0.6} />
      <path d="M-600 380 Q60 250 420 330 T1000 300 T1800 340 V760 H-600 Z" fill="var(--hill-far)" />
      <g transform="translate(-1976 -452) scale(1.700)">
        <Houses town={lit} />
      </g>
      <g transform="translate(-836 -452) scale(1.700)">
        <Houses town={lit} hall={false} />
      </g>
      <g transform="translate(304 -452) scale(1.700)">
        <Houses town={lit} hall={false} />
      </g>
      <g transform="translate(-3110 -452) scale(1.700)">
        <Houses town={lit} hall={false} />
      </g>
      <path d="M-600 498 H1800 V760 H-600 Z" fill="var(--quay)" />
      <path
        d="M-600 500 H1800 M-600 524 H1800 M-600 560 H1800 M-600 612 H1800"
        stroke="var(--quay-shade)"
        strokeWidth="3"
      />
      {[490, 710].map((x, at) => (
        <Booth key={x} x={x} cloth={at ? 'var(--cloth-b)' : 'var(--cloth-a)'} />
      ))}
    </svg>
  );
});

/** A neighbour's stall across the street, its feet at 520. */
function Booth({ x, cloth }: { readonly x: number; readonly cloth: string }) {
  return (
    <g transform={`translate(${x} 520)`}>
      <path d="M-58 0 V-92 M58 0 V-92" stroke="var(--wood-shade)" strokeWidth="6" />
      <path d="M-54 -88 H54 V-30 H-54 Z" fill="var(--wood)" />
      <path d="M-54 -88 H54 V-30 H-54 Z" fill="var(--lantern)" opacity="0.6" />
      <path d="M-62 -38 H62 V0 H-62 Z" fill="var(--wood)" />
      <path d="M-62 -38 H62 V-29 H-62 Z" fill="var(--wood-shade)" />
      <path
        d="M-46 -38 a8 8 0 0 1 16 0 Z M-32 -38 a8 8 0 0 1 16 0 Z M20 -38 a8 8 0 0 1 16 0 Z M34 -38 a8 8 0 0 1 16 0 Z"
        fill="var(--stripe)"
      />
      <path
        d="M-60 -112 H60 L70 -86 q-11.670 14 -23.330 0 q-11.670 14 -23.330 0 q-11.670 14 -23.330 0 q-11.670 14 -23.330 0 q-11.670 14 -23.330 0 q-11.670 14 -23.330 0 Z"
        fill={cloth}
      />
    </g>
  );
}

/** Lights across the open back of the stall; they come on one after the other. */
export const Lights = memo(function Lights() {
  const box = [0, 0, 600, 150] as const;
  return (
    <div className={styles.lights} dir="ltr" aria-hidden="true">
      <LightString from={[-4, 14]} to={[302, 14]} bulbs={6} viewBox={box} afterMs={2900} />
      <LightString from={[298, 14]} to={[604, 14]} bulbs={6} viewBox={box} afterMs={3300} />
    </div>
  );
});

/**
 * Who has come to the stall in the evening, in two groups that look at whoever sells: distance from their side of the
 * picture and height as shares, when they set out, and who has no room on a small screen.
 */
const COME = [
  { nth: 0, from: 'left', at: 1, height: 1, afterMs: 700, behind: false },
  { nth: 3, from: 'right', at: 1, height: 0.97, afterMs: 500, behind: false },
  { nth: 4, from: 'left', at: 11.5, height: 0.93, afterMs: 1000, behind: true },
  { nth: 1, from: 'right', at: 11.5, height: 1, afterMs: 1300, behind: true },
  { nth: 5, from: 'left', at: 22.5, height: 0.62, afterMs: 1700, behind: false },
  { nth: 2, from: 'right', at: 22, height: 0.86, afterMs: 2000, behind: false },
] as const;

/** The evening: neighbours and those who bought have come before the counter, each with a bag. Decoration. */
export const Gathering = memo(function Gathering() {
  return (
    <div className={styles.gathering} dir="ltr" aria-hidden="true">
      {COME.map(({ nth, from, at, height, afterMs, behind }) => (
        <div
          key={nth}
          className={styles.home}
          data-from={from}
          data-behind={behind || undefined}
          style={
            {
              '--at': `${at}%`,
              '--tall': height,
              '--set-out': `${afterMs}ms`,
            } as React.CSSProperties
          }
        >
          <Bag nth={nth} filled />
          <Customer nth={nth} />
        </div>
      ))}
    </div>
  );
});
