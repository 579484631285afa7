import { Worker } from '../harbour/scene/people.tsx';
import { Arrival } from './arrival.tsx';
import { Dressed } from './dressed.tsx';
import styles from './view.module.css';

const FRAME = 'M18 452 V306 Q18 272 54 272 Q90 272 90 306 V452 Z';
const OPENING = 'M26 452 V308 Q26 280 54 280 Q82 280 82 308 V452 Z';

/** The door of the house, in the wall beside the board. At the end it is opened: it is light within, and somebody stands there. */
export function Door({ home }: { readonly home: boolean }) {
  return (
    <g>
      <path d={FRAME} fill="var(--wall-a)" />
      {home && (
        <Arrival after={3500} how="fades">
          <path d={OPENING} fill="var(--window)" />
          <path d="M22 447 H86 v6 H22 Z" fill="var(--quay)" />
          <g transform="translate(56 449) scale(1.45)">
            <Dressed cap="var(--cloth-a)">
              <Worker x={0} y={0} cloth="b" skin="a" />
            </Dressed>
          </g>
        </Arrival>
      )}
      <g className={styles.leaf} data-open={home || undefined} data-beside>
        <path d={OPENING} fill="var(--door)" />
        <path
          d="M34 316 h16 v44 h-16 z M58 316 h16 v44 h-16 z M34 374 h16 v54 h-16 z M58 374 h16 v54 h-16 z"
          fill="var(--hull)"
        />
        <circle cx="77" cy="372" r="3" fill="var(--lantern)" />
      </g>
    </g>
  );
}
