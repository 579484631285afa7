import { FormattedMessage } from 'react-intl';
import { isPointerlessClick, methodOfPointer } from '../harbour/input-method.ts';
import station from '../harbour/station.module.css';
import type { InputMethod } from '../task-core.ts';
import type { Direction } from './core.ts';
import styles from './view.module.css';

const SIDES: readonly { readonly side: Direction; readonly key: string; readonly arrow: string }[] = [
  { side: 'left', key: 'F', arrow: 'M16 4 L5 13 L16 22 V16 H23 V10 H16 Z' },
  { side: 'right', key: 'J', arrow: 'M12 4 L23 13 L12 22 V16 H5 V10 H12 Z' },
];

/** The two halves of the stage, each one button. Never mirrored: left is left in every language. */
export function AnswerZones({
  pressed,
  answer,
}: {
  /** The side answered last, shown until the next row. */
  readonly pressed: Direction | null;
  answer(side: Direction, method: InputMethod, eventTime: number): void;
}) {
  return (
    <div className={styles.zones} dir="ltr">
      {SIDES.map(({ side, key, arrow }) => (
        <button
          key={side}
          type="button"
          className={styles.zone}
          data-pressed={pressed === side || undefined}
          onPointerDown={(event) => {
            if (event.button === 0) answer(side, methodOfPointer(event.pointerType), event.timeStamp);
          }}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            if (isPointerlessClick(event)) answer(side, 'key', event.timeStamp);
          }}
          onContextMenu={(event) => event.preventDefault()}
        >
          <span className={styles.plate}>
            <svg viewBox="0 0 28 26" width="40" height="37" aria-hidden="true">
              <path d={arrow} fill="currentColor" />
            </svg>
            <FormattedMessage id={`signal-tower.answer_${side}`} />
            <span className={`${station.keys} ${styles.hint}`} aria-hidden="true">
              {key}
            </span>
          </span>
        </button>
      ))}
    </div>
  );
}
