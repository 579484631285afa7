import { type AnswerZone, AnswerZones } from '../harbour/answer-zones.tsx';
import { useHour } from '../harbour/scene/hour.ts';
import { Message } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import type { Direction } from './core.ts';
import styles from './voyage.module.css';

function zone(value: Direction, keyName: string, arrow: string): AnswerZone<Direction> {
  return {
    value,
    keyName,
    label: <Message id={`signal-tower.answer_${value}`} />,
    icon: (
      <svg viewBox="0 0 28 26" width="40" height="37" aria-hidden="true">
        <path d={arrow} fill="currentColor" />
      </svg>
    ),
  };
}

/** The arrows on the answers, in a box of 28 by 26. */
export const ARROWS: Readonly<Record<Direction, string>> = {
  left: 'M16 4 L5 13 L16 22 V16 H23 V10 H16 Z',
  right: 'M12 4 L23 13 L12 22 V16 H5 V10 H12 Z',
};

const ZONES = [zone('left', 'F', ARROWS.left), zone('right', 'J', ARROWS.right)];

/** The two halves of the stage, an arrow on each. */
export function DirectionZones(props: {
  readonly pressed: Direction | null;
  answer(side: Direction, method: InputMethod, eventTime: number): void;
}) {
  const hour = useHour(styles.answers);
  return (
    <div {...hour}>
      <AnswerZones zones={ZONES} {...props} />
    </div>
  );
}
