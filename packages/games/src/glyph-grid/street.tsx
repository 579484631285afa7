import { memo, type ReactNode } from 'react';
import { Arrival } from './arrival.tsx';
import { Dog, Neighbour, Shouldered } from './neighbour.tsx';
import styles from './view.module.css';

/** The street before the house at the end: what is said, and on both sides of it those who look up to what has come of it. */
export function Street({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.street}>
      <Neighbours />
      {children}
    </div>
  );
}

/** Where there is room beside the words: in two loose groups under the ends of the picture. */
const Neighbours = memo(function Neighbours() {
  return (
    <>
      <div className={styles.neighbours} data-side="left" dir="ltr" aria-hidden="true">
        <svg viewBox="0 0 164 104" aria-hidden="true" focusable="false">
          <g className={styles.outer}>
            <Arrival after={3400} how="from-left">
              <Neighbour
                x={36}
                scale={0.94}
                cloth="var(--sail)"
                skin="a"
                hair="var(--roof-c)"
                breadth={9.5}
                skirt="var(--cloth-a)"
                arms="points"
              />
            </Arrival>
          </g>
          <Arrival after={2900} how="from-left">
            <Neighbour
              x={87}
              scale={1.16}
              cloth="var(--cloth-b)"
              skin="b"
              hair="var(--door)"
              breadth={13}
              arms="holds"
            >
              <Shouldered />
            </Neighbour>
          </Arrival>
          <Arrival after={3700} how="from-left">
            <Neighbour
              x={129}
              scale={0.66}
              cloth="var(--cloth-a)"
              skin="b"
              hair="var(--wood-shade)"
              breadth={10}
              arms="points"
            />
          </Arrival>
        </svg>
      </div>
      <div className={styles.neighbours} data-side="right" dir="ltr" aria-hidden="true">
        <svg viewBox="0 0 164 104" aria-hidden="true" focusable="false">
          <Arrival after={3200} how="from-right">
            <Neighbour
              x={56}
              scale={1.2}
              cloth="var(--cloth-a)"
              skin="a"
              hair="var(--wood-shade)"
              breadth={10.5}
              arms="shades"
              turned
            />
          </Arrival>
          <Arrival after={3900} how="from-right">
            <Neighbour
              x={103}
              scale={1.02}
              cloth="var(--roof-a)"
              skin="b"
              hair="var(--steel-light)"
              breadth={14}
              arms="akimbo"
              turned
            />
          </Arrival>
          <g className={styles.outer}>
            <Arrival after={4300} how="from-right">
              <Dog x={143} />
            </Arrival>
          </g>
        </svg>
      </div>
    </>
  );
});
