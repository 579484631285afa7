import { memo, type ReactNode } from 'react';
import { Worker } from '../harbour/scene/people.tsx';
import { Arrival } from './arrival.tsx';
import { Dressed } from './dressed.tsx';
import styles from './view.module.css';

/** The street before the house at the end: what is said, and beside it those who look up to what has come of it. */
export function Street({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.street}>
      <Neighbours />
      {children}
    </div>
  );
}

/** Where there is room beside the words: in a row between them and the door, each clear of the next. */
const Neighbours = memo(function Neighbours() {
  return (
    <div className={styles.neighbours} dir="ltr" aria-hidden="true">
      <svg viewBox="0 0 164 104" aria-hidden="true" focusable="false">
        <Arrival after={4200} how="from-right">
          <g transform="translate(24 101) scale(-1.04 1.04)">
            <Dressed cap="var(--crane)">
              <Worker x={0} y={0} cloth="a" skin="a" waves />
            </Dressed>
          </g>
        </Arrival>
        <Arrival after={4700} how="from-right">
          <g transform="translate(66 100) scale(1.16)">
            <Dressed cap="var(--roof-c)">
              <Worker x={0} y={0} cloth="b" skin="b" />
            </Dressed>
          </g>
        </Arrival>
        <Arrival after={5500} how="from-right">
          <g transform="translate(101 101) scale(.68)">
            <Dressed cap="var(--cloth-b)">
              <Worker x={0} y={0} cloth="a" skin="b" waves />
            </Dressed>
          </g>
        </Arrival>
        <Arrival after={6000} how="from-right">
          <g transform="translate(139 100) scale(1.1)">
            <Dressed cap="var(--cloth-a)">
              <Worker x={0} y={0} cloth="b" skin="a" waves />
            </Dressed>
          </g>
        </Arrival>
      </svg>
    </div>
  );
});
