import { memo } from 'react';
import { endTouch, isPointerlessClick, methodOfPointer } from '../harbour/input-method.ts';
import station from '../harbour/station.module.css';
import { isForControl, useKeyDown } from '../harbour/use-key-down.ts';
import { useKeyUp } from '../harbour/use-key-up.ts';
import { Message } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import { useHold } from './use-hold.ts';
import styles from './view.module.css';

/** Load and send, by pointer, finger or key; a held load goes on loading. */
export const LoadControls = memo(function LoadControls({
  canLoad,
  canSend,
  isFree,
  load,
  send,
}: {
  readonly canLoad: boolean;
  readonly canSend: boolean;
  /** Whether nothing is under way; asked at the moment of a press, which can come between two renderings. */
  isFree(): boolean;
  load(method: InputMethod, eventTime: number): void;
  send(method: InputMethod, eventTime: number): void;
}) {
  const hold = useHold(load, () => canLoad && isFree());
  const sendNow = (method: InputMethod, eventTime: number) => {
    if (canSend && isFree()) send(method, eventTime);
  };
  useKeyDown((event) => {
    if (isForControl(event) || (event.key !== ' ' && event.key !== 'Enter')) return;
    event.preventDefault();
    if (event.key === ' ') hold.press('key', event.timeStamp);
    else sendNow('key', event.timeStamp);
  });
  useKeyUp((event) => {
    if (event.key === ' ') hold.release();
  });
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={`${station.primary} ${styles.load}`}
        aria-disabled={!canLoad}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          // A finger is captured by itself.
          if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
          hold.press(methodOfPointer(event.pointerType), event.timeStamp);
        }}
        onPointerUp={hold.release}
        onPointerCancel={hold.release}
        onLostPointerCapture={hold.release}
        onTouchEnd={endTouch}
        onMouseDown={(event) => event.preventDefault()}
        onContextMenu={(event) => event.preventDefault()}
        onClick={(event) => {
          if (isPointerlessClick(event) && canLoad && isFree()) load('key', event.timeStamp);
        }}
      >
        <Message id="cargo-drone.load" />
        <span className={`${station.keys} ${styles.hint}`} aria-hidden="true">
          <Message id="cargo-drone.key_space" />
        </span>
      </button>
      <button
        type="button"
        className={`${station.secondary} ${styles.send}`}
        aria-disabled={!canSend}
        onPointerDown={(event) => {
          if (event.button === 0) sendNow(methodOfPointer(event.pointerType), event.timeStamp);
        }}
        onTouchEnd={endTouch}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          if (isPointerlessClick(event)) sendNow('key', event.timeStamp);
        }}
      >
        <Message id="cargo-drone.send" />
        <span className={`${station.keys} ${styles.hint}`} aria-hidden="true">
          Enter
        </span>
      </button>
    </div>
  );
});
