import type { RefObject } from 'react';

/** A button that a move switched off, or a row put elsewhere, loses the focus: the row's first button gets it. */
export function keepFocusIn(row: RefObject<HTMLElement | null>, move: () => void): void {
  move();
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    row.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  });
}
