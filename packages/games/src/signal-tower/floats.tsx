import { useHour } from '../harbour/scene/hour.ts';
import styles from './voyage.module.css';

/** Two floats that the answers stand on, where the water is wide enough for them. */
export function Floats() {
  const hour = useHour(styles.floats);
  return (
    <div {...hour} dir="ltr" aria-hidden="true">
      <i />
      <i />
    </div>
  );
}
