import { memo } from 'react';
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
          <Slot key={place} number={place + 1} reading={readings[place]} />
        ))}
      </ol>
      <p className={station.hidden}>
        <Message id="power-plant.order_filled" values={{ placed: readings.length, of }} />
      </p>
    </div>
  );
}

const Slot = memo(function Slot({
  number,
  reading,
}: {
  readonly number: number;
  readonly reading: string | undefined;
}) {
  const intl = useWords();
  return (
    <li className={styles.slot} data-filled={reading !== undefined || undefined}>
      <span className={styles.turbine} aria-hidden="true">
        <Blades />
        <span className={styles.slotNumber}>{intl.formatNumber(number)}</span>
      </span>
      <span className={styles.slotReading} dir="ltr">
        {reading ?? <span aria-hidden="true"> </span>}
      </span>
    </li>
  );
});

/**
 * Pipes from the places of the desk up to the plant: each carries light once there is a dial on its place. Beside the
 * desk, over the water that lies behind both.
 */
export const Pipes = memo(function Pipes({ placed, of }: { readonly placed: number; readonly of: number }) {
  return (
    <div className={styles.pipes} aria-hidden="true">
      {Array.from({ length: of }, (_, place) => place).map((place) => (
        <div key={place} className={styles.pipe} data-filled={place < placed || undefined}>
          <i className={styles.spark} />
        </div>
      ))}
    </div>
  );
});

/** The wheel of a place: it stands still until a dial is put there, then it runs, whichever dial it is. */
const Blades = memo(function Blades() {
  return (
    <svg className={styles.blades} viewBox="-32 -32 64 64" aria-hidden="true" focusable="false">
      <circle r="30" fill="none" strokeWidth="2.5" />
      <path
        d={[0, 60, 120, 180, 240, 300]
          .map((turn) => {
            const at = (angle: number, r: number) => {
              const a = ((turn + angle) * Math.PI) / 180;
              return `${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r).toFixed(1)}`;
            };
            return `M${at(0, 12)} Q${at(8, 22)} ${at(34, 27)} Q${at(40, 18)} ${at(38, 12)} Z`;
          })
          .join(' ')}
        strokeWidth="1"
      />
    </svg>
  );
});
