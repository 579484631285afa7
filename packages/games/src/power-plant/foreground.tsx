import { memo } from 'react';
import { Crate } from '../harbour/scene/cargo.tsx';
import { Cat } from '../harbour/scene/cat.tsx';
import { useHour } from '../harbour/scene/hour.ts';
import { LampPost } from '../harbour/scene/light.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import styles from './view.module.css';

/** Our side of the water, left and right of the desk, where a screen is wide enough to show it. */
export function Foreground() {
  return (
    <>
      <svg
        className={styles.near}
        viewBox="0 0 270 210"
        preserveAspectRatio="xMaxYMax meet"
        aria-hidden="true"
        focusable="false"
      >
        <g transform="translate(62 176) scale(1.7)">
          <LampPost x={0} y={0} lit />
        </g>
        <g transform="translate(150 178) scale(1.45)">
          <Worker x={0} y={0} cloth="b" skin="a" waves />
        </g>
        <g transform="translate(208 178) scale(1.4)">
          <Worker x={0} y={0} cloth="a" skin="b" />
        </g>
        <Ground />
      </svg>
      <svg
        className={styles.near}
        data-side="right"
        viewBox="0 0 270 210"
        preserveAspectRatio="xMinYMax meet"
        aria-hidden="true"
        focusable="false"
      >
        <Crate x={34} y={138} />
        <Crate x={76} y={138} />
        <Crate x={54} y={98} />
        <Cat x={74} y={98} />
        <g transform="translate(206 176) scale(1.7)">
          <LampPost x={0} y={0} lit />
        </g>
        <path d="M136 178 v-26 h-5 v-9 h32 v9 h-5 v26 z" fill="var(--steel)" />
        <path
          d="M132 158 q18 12 32 0 M132 166 q18 12 32 0"
          stroke="var(--rope)"
          strokeWidth="4"
          fill="none"
        />
        <Ground />
      </svg>
    </>
  );
}

/** Who looks on from the rim of the desk, where there is no room beside it. */
export const Watchers = memo(function Watchers() {
  const hour = useHour(styles.watchers);
  return (
    <div {...hour} aria-hidden="true" dir="ltr">
      <svg viewBox="0 0 360 124" aria-hidden="true" focusable="false">
        <g transform="translate(34 124) scale(1.25)">
          <LampPost x={0} y={0} lit />
        </g>
        <g transform="translate(84 124)">
          <Worker x={0} y={0} cloth="b" skin="a" waves />
        </g>
        <g transform="translate(122 124)">
          <Worker x={0} y={0} cloth="a" skin="b" />
        </g>
        <g transform="translate(288 92) scale(.8)">
          <Crate x={0} y={0} />
          <Cat x={20} y={1} />
        </g>
        <path d="M-2000 119 H2400 V130 H-2000 Z" fill="var(--quay)" />
        <path d="M-2000 119 H2400" stroke="var(--quay-joint)" strokeWidth="1" opacity="0.5" />
      </svg>
    </div>
  );
});

function Ground() {
  return (
    <g>
      <path d="M-2000 176 H2000 V260 H-2000 Z" fill="var(--quay-shade)" />
      <path d="M-2000 174 H2000 V188 H-2000 Z" fill="var(--quay)" />
      <path
        d={`${Array.from({ length: 24 }, (_, k) => `M${-900 + k * 90} 189 v40`).join(' ')}`}
        stroke="var(--quay-joint)"
        strokeWidth="2"
      />
    </g>
  );
}
