import { SailingBoat } from '../harbour/scene/water.tsx';
import styles from './tower-scene.module.css';

/** The ship out in the roads; once every boat is home it follows the lights in, and puts on its own. */
export function CalledShip({ called }: { readonly called: boolean }) {
  return (
    <div className={called ? `${styles.ship} ${styles.called}` : styles.ship}>
      <div className={styles.sailing}>
        <svg className={styles.fills} viewBox="0 0 120 140" aria-hidden="true" focusable="false">
          <g transform="translate(-328 -389) scale(.86)">
            <SailingBoat />
            {called && (
              <g className={styles.itsLights} fill="var(--lantern)">
                <g opacity="0.3">
                  <circle cx="447" cy="458" r="15" />
                  <circle cx="394" cy="550" r="12" />
                  <circle cx="498" cy="550" r="12" />
                </g>
                <circle cx="447" cy="458" r="6.5" />
                <circle cx="394" cy="550" r="5.5" />
                <circle cx="498" cy="550" r="5.5" />
                <path
                  d="M422 570 h.1 M447 570 h.1 M472 570 h.1"
                  stroke="var(--lantern)"
                  strokeWidth="8"
                  strokeLinecap="round"
                />
              </g>
            )}
          </g>
        </svg>
      </div>
    </div>
  );
}
