import { isPointerlessClick, methodOfPointer } from '../harbour/input-method.ts';
import { useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import { BOARD, BOARD_PLACES, boardPlace } from './board-places.ts';
import { neighbour } from './keys.ts';
import { Lantern, type LanternState } from './lantern.tsx';
import styles from './view.module.css';

/**
 * The nine lanterns on the water, each one button. Never mirrored: a place is a place in every language. A thread of
 * light joins the lanterns of `thread`.
 */
export function LanternBoard({
  stateOf,
  thread = [],
  numbered,
  left = null,
  orders,
  tap,
  leaveBelow,
}: {
  stateOf(place: number): LanternState;
  readonly thread?: readonly number[];
  /** Each lantern bears the digit that stands for it. */
  readonly numbered: boolean;
  /** The lantern whose light leaves for the bay: until it is out of its way, there is none in its place. */
  readonly left?: number | null;
  /** Places in the order to be told, one badge each; for practice. */
  readonly orders?: readonly number[];
  /** Absent while there is nothing to tap. */
  readonly tap?: ((place: number, method: InputMethod, eventTime: number) => void) | undefined;
  /** The arrow key went below the front row. */
  readonly leaveBelow?: (() => void) | undefined;
}) {
  const intl = useWords();
  const points = thread.map(boardPlace);
  return (
    <div className={styles.board} dir="ltr">
      <svg
        className={styles.thread}
        viewBox={`0 0 ${BOARD.width} ${BOARD.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {points.length > 0 && (
          <g fill="none" stroke="var(--paper-lit)" strokeLinejoin="round" strokeLinecap="round">
            <polyline
              points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
              strokeWidth="5"
              strokeDasharray="1 13"
              vectorEffect="non-scaling-stroke"
            />
          </g>
        )}
      </svg>
      {BOARD_PLACES.map(({ place, x, y, scale }) => {
        const order = orders?.indexOf(place) ?? -1;
        return (
          <button
            key={place}
            type="button"
            className={styles.lantern}
            data-place={place}
            data-state={stateOf(place)}
            data-left={place === left || undefined}
            aria-label={intl.formatMessage({ id: 'lantern-path.lantern' }, { place })}
            aria-disabled={tap === undefined}
            style={
              {
                insetInlineStart: `${(x / BOARD.width) * 100}%`,
                insetBlockStart: `${(y / BOARD.height) * 100}%`,
                '--scale': scale,
              } as React.CSSProperties
            }
            onPointerDown={(event) => {
              if (event.button === 0) tap?.(place, methodOfPointer(event.pointerType), event.timeStamp);
            }}
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => {
              if (isPointerlessClick(event)) tap?.(place, 'key', event.timeStamp);
            }}
            onContextMenu={(event) => event.preventDefault()}
            onKeyDown={(event) => {
              const to = neighbour(place, event.key);
              if (to === null) return;
              event.preventDefault();
              if (to === 'below') leaveBelow?.();
              else focusPlace(event.currentTarget.parentElement, to);
            }}
          >
            {stateOf(place) !== 'dark' && <i className={styles.ripple} key={stateOf(place)} />}
            <Lantern state={stateOf(place)} />
            {numbered && (
              <span className={styles.digit} aria-hidden="true">
                {intl.formatNumber(place)}
              </span>
            )}
            {order >= 0 && (
              <span className={styles.order} aria-hidden="true">
                {intl.formatNumber(order + 1)}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** Gives a lantern of the board the focus. */
export function focusPlace(board: Element | null, place: number): void {
  board?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus({ preventScroll: true });
}
