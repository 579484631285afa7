import { memo, type ReactNode } from 'react';
import { Cat } from '../harbour/scene/cat.tsx';
import { LampPost } from '../harbour/scene/light.tsx';
import { Worker } from '../harbour/scene/people.tsx';
import { Arrival } from './arrival.tsx';
import { GroundFloor } from './ground-floor.tsx';
import styles from './view.module.css';

/** The street before the house at the end, with those who look up to what has come of it, and what is said. */
export function Street({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.street}>
      <div className={styles.behind} dir="ltr" aria-hidden="true">
        <GroundFloor home />
      </div>
      <Neighbours />
      {children}
    </div>
  );
}

/** Where there is room beside the words: under both ends of the picture, clear of ladder and door. */
const Neighbours = memo(function Neighbours() {
  return (
    <div className={styles.neighbours} dir="ltr" aria-hidden="true">
      <svg viewBox="0 0 120 104" aria-hidden="true" focusable="false">
        <Arrival after={4700} how="from-left">
          <g transform="translate(66 100) scale(1.16)">
            <Worker x={0} y={0} cloth="b" skin="b" waves />
          </g>
        </Arrival>
        <Arrival after={4200} how="from-left">
          <g transform="translate(104 101) scale(.7)">
            <Worker x={0} y={0} cloth="a" skin="a" />
          </g>
        </Arrival>
      </svg>
      <svg viewBox="0 0 120 104" aria-hidden="true" focusable="false">
        <Arrival after={8500} how="rises">
          <Cat x={8} y={101} scale={0.72} />
        </Arrival>
        <Arrival after={5500} how="from-right">
          <g transform="translate(38 101) scale(-1.06 1.06)">
            <Worker x={0} y={0} cloth="a" skin="a" waves />
          </g>
        </Arrival>
        <Arrival after={6000} how="from-right">
          <g transform="translate(69 100) scale(1.16)">
            <Worker x={0} y={0} cloth="b" skin="a" />
          </g>
        </Arrival>
      </svg>
      <svg viewBox="0 0 60 104" aria-hidden="true" focusable="false">
        <g transform="translate(30 100) scale(1.12)">
          <LampPost x={0} y={0} lit={false} />
          <Arrival after={6700} how="fades">
            <LampPost x={0} y={0} lit />
          </Arrival>
        </g>
      </svg>
      <svg viewBox="0 0 60 104" aria-hidden="true" focusable="false">
        <g transform="translate(30 100) scale(1.12)">
          <LampPost x={0} y={0} lit={false} />
          <Arrival after={7100} how="fades">
            <LampPost x={0} y={0} lit />
          </Arrival>
        </g>
      </svg>
    </div>
  );
});
