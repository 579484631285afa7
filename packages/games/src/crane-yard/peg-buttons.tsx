import { memo, type PointerEvent, useRef } from 'react';
import { endTouch, isPointerlessClick, methodOfPointer } from '../harbour/input-method.ts';
import { nextRelease } from '../harbour/next-release.ts';
import { useWords } from '../harbour/words.tsx';
import type { InputMethod } from '../task-core.ts';
import { CAPACITIES, type Yard } from './core.ts';
import styles from './view.module.css';
import { cratesInWords } from './words.ts';
import { pegAt, SCENE } from './yard-places.ts';

/** One button over each post. A press lifts or sets down; a crate can also be dragged to another post. */
export const PegButtons = memo(function PegButtons({
  yard,
  isHolding,
  press,
  drag,
  aim,
  disabled,
}: {
  readonly yard: Yard;
  /** Whether a crate hangs on the hook; asked at the moment of a press. */
  isHolding(): boolean;
  /** `released` resolves once the finger or mouse that pressed is up again. */
  press(peg: number, method: InputMethod, eventTime: number, released: Promise<void>): void;
  /** Where the crane is dragged to, in units of the scene; null when it is let go. */
  drag(x: number | null): void;
  /** A mouse came over a post, or the focus by keys: nothing is done yet. */
  aim(peg: number): void;
  readonly disabled: boolean;
}) {
  const intl = useWords();
  const area = useRef<HTMLDivElement>(null);
  const dragged = useRef<{ readonly pointer: number; readonly from: number; moved: boolean } | null>(null);

  const shareOf = (event: PointerEvent) => {
    const box = area.current?.getBoundingClientRect();
    return box === undefined || box.width === 0 ? 0 : (event.clientX - box.left) / box.width;
  };
  const letGo = () => {
    if (dragged.current?.moved) drag(null);
    dragged.current = null;
  };

  return (
    <div className={styles.pegs} dir="ltr" ref={area}>
      {CAPACITIES.map((room, peg) => (
        <button
          key={room}
          type="button"
          className={styles.peg}
          data-peg={peg + 1}
          aria-disabled={disabled}
          aria-label={intl.formatMessage(
            { id: 'crane-yard.peg' },
            { peg: peg + 1, room, crates: cratesInWords(intl, yard[peg] ?? []) },
          )}
          onPointerEnter={(event) => {
            if (event.pointerType === 'mouse' && event.buttons === 0 && !disabled) aim(peg);
          }}
          onFocus={(event) => {
            if (event.currentTarget.matches(':focus-visible') && !disabled) aim(peg);
          }}
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            const held = isHolding();
            press(peg, methodOfPointer(event.pointerType), event.timeStamp, nextRelease());
            if (held || !isHolding()) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            dragged.current = { pointer: event.pointerId, from: peg, moved: false };
          }}
          onPointerMove={(event) => {
            if (dragged.current?.pointer !== event.pointerId) return;
            dragged.current.moved = true;
            drag(Math.min(0.93, Math.max(0.07, shareOf(event))) * SCENE.width);
          }}
          onPointerUp={(event) => {
            if (dragged.current?.pointer !== event.pointerId) return;
            const { from } = dragged.current;
            const to = pegAt(shareOf(event));
            letGo();
            if (to === from || !isHolding()) return;
            press(to, methodOfPointer(event.pointerType), event.timeStamp, Promise.resolve());
          }}
          onPointerCancel={letGo}
          onTouchEnd={endTouch}
          onMouseDown={(event) => event.preventDefault()}
          onContextMenu={(event) => event.preventDefault()}
          onClick={(event) => {
            if (isPointerlessClick(event)) press(peg, 'key', event.timeStamp, Promise.resolve());
          }}
          onKeyDown={(event) => {
            const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
            if (step === 0) return;
            event.preventDefault();
            area.current?.querySelector<HTMLElement>(`[data-peg="${peg + 1 + step}"]`)?.focus();
          }}
        />
      ))}
    </div>
  );
});
