import { LAMP_PLACES, LAMP_Y } from './lamp-case.tsx';
import styles from './tower-scene.module.css';

/** The lamps when no more is asked of them: lit one after the other, warm, and none of them points anywhere. */
export function EveningLamps() {
  return (
    <div className={styles.evening}>
      {LAMP_PLACES.map((x, at) => (
        <i key={x} style={{ left: `${x / 6.2}%`, top: `${LAMP_Y / 2}%`, '--n': at } as React.CSSProperties} />
      ))}
    </div>
  );
}

/** What the water makes of them: a column of light under each. */
export function LampsMirrored() {
  return (
    <div className={styles.mirrored}>
      {LAMP_PLACES.map((x, at) => (
        <i key={x} style={{ left: `${x / 6.2}%`, '--n': at } as React.CSSProperties} />
      ))}
    </div>
  );
}
