import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus on an interview whose block goes to another place, also while a dialog asks about it: there it is drawn
 * anew, and the one that had the focus is gone with it.
 */
export function useKeptFocus(region: RefObject<HTMLElement | null>) {
  const held = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const lost = held.current;
    if (!lost || lost.isConnected || document.activeElement !== document.body) return;
    held.current = null;
    region.current
      ?.querySelector<HTMLElement>(`[data-event="${lost.dataset.event}"]:not([data-ghost])`)
      ?.focus();
  });
  return {
    onFocusCapture: ({ target }: FocusEvent<HTMLElement>) => {
      held.current = target.dataset.event === undefined ? null : target;
    },
    onBlurCapture: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!relatedTarget?.closest('dialog')) held.current = null;
    },
  };
}
