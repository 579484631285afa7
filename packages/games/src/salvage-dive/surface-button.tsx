import { endTouch, isPointerlessClick, methodOfPointer } from '../harbour/input-method.ts';
import station from '../harbour/station.module.css';
import { Message } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import styles from './panel.module.css';

/** Up with what was found, or no dive at all. */
export function SurfaceButton({
  opened,
  surface,
}: {
  readonly opened: number;
  surface(method: InputMethod, eventTime: number): void;
}) {
  return (
    <button
      type="button"
      className={`${station.primary} ${styles.surfaceButton}`}
      onPointerDown={(event) => {
        if (event.button === 0) surface(methodOfPointer(event.pointerType), event.timeStamp);
      }}
      onTouchEnd={endTouch}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (isPointerlessClick(event)) surface('key', event.timeStamp);
      }}
    >
      <Message id={opened === 0 ? 'salvage-dive.stay' : 'salvage-dive.surface'} />
      <span className={`${station.keys} ${styles.hint}`} aria-hidden="true">
        Enter
      </span>
    </button>
  );
}
