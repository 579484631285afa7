import station from '../harbour/station.module.css';
import { Message, useWords } from '../harbour/words.tsx';
import styles from './view.module.css';

/** The order as it stands: a place for each dial, the lowest first. */
export function OrderRack({
  readings,
  of,
}: {
  /** Readings placed so far, in their order. */
  readonly readings: readonly string[];
  readonly of: number;
}) {
  const intl = useWords();
  const places = Array.from({ length: of }, (_, place) => place);
  return (
    <div className={styles.rackFrame}>
      <ol className={styles.rack} aria-label={intl.formatMessage({ id: 'power-plant.order' })}>
        {places.map((place) => (
          <li key={place} className={styles.slot} data-filled={readings[place] !== undefined || undefined}>
            <span className={styles.slotNumber} aria-hidden="true">
              {intl.formatNumber(place + 1)}
            </span>
            <span className={styles.slotReading} dir="ltr">
              {readings[place] ?? <span aria-hidden="true">–</span>}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.ends} aria-hidden="true">
        <span>
          <Message id="power-plant.lowest" />
        </span>
        <span>
          <Message id="power-plant.highest" />
        </span>
      </p>
      <p className={station.hidden}>
        <Message id="power-plant.order_filled" values={{ placed: readings.length, of }} />
      </p>
    </div>
  );
}
