import { memo, type ReactNode } from 'react';
import { useHour } from '../harbour/scene/hour.ts';
import { Garland, LampPost } from '../harbour/scene/light.tsx';
import { OpenSky } from '../harbour/scene/sky.tsx';
import { useTown } from '../harbour/scene/town.tsx';
import { Cloud, Stars } from '../harbour/scene/weather.tsx';
import { Houses } from '../harbour/town-houses.tsx';
import styles from './view.module.css';

/** Where paving stones end, row by row. */
const PAVING = [
  [20, 60],
  [52, 96],
  [84, 60],
] as const;

/**
 * The market square around the stall: roofs and bunting over it, paving under it, and between them what is only there at
 * times. Decoration.
 */
export const Square = memo(function Square({ children }: { readonly children?: ReactNode }) {
  const hour = useHour(styles.square);
  const town = useTown();
  const low = town?.time === 'dusk' || town?.time === 'morning';
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <svg viewBox="0 -16 1200 700" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
        <OpenSky horizon={300} sun={low ? [486, 84, 40] : [474, 42, 26]} />
        <rect x="-300" y="-60" width="1800" height="320" fill="var(--sky-low)" opacity="0.3" />
        <g transform="scale(0.8)">
          <Stars />
        </g>
        <Cloud x={90} y={66} scale={0.6} />
        <Cloud x={690} y={52} scale={0.55} />
        <path d="M-200 150 Q60 70 320 120 T760 90 T1400 120 V700 H-200 Z" fill="var(--hill-far)" />
        <g transform="translate(-1010 -358)">
          <Houses town={town} hall={false} />
        </g>
        <g transform="translate(-420 -358)">
          <Houses town={town} hall={false} />
        </g>
        <g transform="translate(170 -358)">
          <Houses town={town} hall={false} />
        </g>
        <rect x="-300" y="172" width="1800" height="600" fill="var(--quay-shade)" />
        <Garland from={[-30, 14]} to={[300, 4]} bulbs={8} />
        <Garland from={[300, 4]} to={[630, 4]} bulbs={8} />
        <Garland from={[630, 4]} to={[930, 4]} bulbs={8} />
        <Garland from={[930, 4]} to={[1240, 14]} bulbs={8} />
      </svg>
      {children}
      <svg
        className={styles.ground}
        viewBox="0 0 1200 110"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        <rect x="-400" width="2000" height="110" fill="var(--quay)" />
        <path d="M-400 2 H1600" stroke="var(--quay-shade)" strokeWidth="5" />
        <path
          d={PAVING.map(([y, from]) => `M-400 ${y} H1600 M${from - 300} ${y} v32`).join(' ')}
          stroke="var(--quay-joint)"
          strokeWidth="2"
          opacity="0.5"
        />
        <path
          d="M-400 36 H1600 M-400 68 H1600"
          stroke="var(--quay-joint)"
          strokeWidth="34"
          strokeDasharray="2 88"
          opacity="0.4"
        />
        <g transform="translate(14 84) scale(1.2)">
          <LampPost x={0} y={0} lit />
        </g>
        <g transform="translate(1186 84) scale(1.2)">
          <LampPost x={0} y={0} lit />
        </g>
      </svg>
    </div>
  );
});

/** Scales on the counter. Decoration. */
export const Scales = memo(function Scales() {
  return (
    <svg className={styles.scales} viewBox="0 0 220 150" aria-hidden="true" focusable="false" direction="ltr">
      <path d="M60 150 H160 L150 136 H70 Z" fill="var(--roof-b)" />
      <path d="M104 136 L107 34 H113 L116 136 Z" fill="var(--steel)" />
      <path
        d="M30 44 Q110 18 190 44"
        fill="none"
        stroke="var(--steel)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <circle cx="110" cy="30" r="9" fill="var(--crane)" />
      <path
        d="M32 46 L10 96 M32 46 L54 96 M188 46 L166 96 M188 46 L210 96"
        stroke="var(--steel)"
        strokeWidth="2.5"
      />
      <g stroke="#2b1f14" strokeWidth="2">
        <circle cx="24" cy="86" r="11" fill="#c8452f" />
        <circle cx="42" cy="86" r="11" fill="#d9b23f" />
        <circle cx="33" cy="72" r="11" fill="#7d9a3c" />
      </g>
      <path
        d="M178 94 v-18 h20 v18 Z M183 76 v-6 h10 v6 Z"
        fill="var(--steel-light)"
        stroke="var(--steel)"
        strokeWidth="2"
      />
      <path
        d="M2 94 H62 Q56 110 32 110 Q8 110 2 94 Z M158 94 H218 Q212 110 188 110 Q164 110 158 94 Z"
        fill="var(--crane)"
      />
    </svg>
  );
});

/** A gull on the awning. Decoration. */
export const Gull = memo(function Gull() {
  return (
    <svg className={styles.gull} viewBox="0 0 52 36" aria-hidden="true" focusable="false" direction="ltr">
      <path d="M20 26 V36 M28 26 V36" stroke="var(--crane)" strokeWidth="2.5" />
      <path d="M4 16 Q16 4 30 10 Q32 0 40 2 Q46 4 44 11 Q40 28 24 28 Q12 27 4 16 Z" fill="var(--sail)" />
      <path d="M2 16 Q16 8 27 17 Q20 25 2 16 Z" fill="var(--steel-light)" />
      <path d="M44 6 l8 3 l-8 3 Z" fill="var(--crane)" />
      <circle cx="39" cy="7" r="1.7" fill="var(--door)" />
    </svg>
  );
});
