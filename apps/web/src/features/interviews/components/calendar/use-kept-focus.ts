import { type FocusEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { FOCUS_LOST } from '../../../../ui/dialogs/dialog.tsx';

/**
 * Keeps the focus on an interview whose block goes to another place, also while a dialog asks about it: there it is drawn
 * anew, and the one that had the focus is gone with it.
 */
export function useKeptFocus(region: RefObject<HTMLElement | null>) {
  const held = useRef<HTMLElement | null>(null);
  const restore = useCallback(() => {
    const lost = held.current;
    if (!lost || lost.isConnected || document.activeElement !== document.body) return;
    const moved = region.current?.querySelector<HTMLElement>(
      `[data-event="${lost.dataset.event}"]:not([data-ghost])`,
    );
    moved?.focus();
    // Under a dialog that has yet to close nothing takes the focus: it is tried again when it has closed.
    if (document.activeElement === moved) held.current = null;
  }, [region]);
  useLayoutEffect(restore);
  useEffect(() => {
    document.addEventListener(FOCUS_LOST, restore);
    return () => document.removeEventListener(FOCUS_LOST, restore);
  }, [restore]);
  return {
    onFocusCapture: ({ target }: FocusEvent<HTMLElement>) => {
      held.current = target.dataset.event === undefined ? null : target;
    },
    onBlurCapture: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!relatedTarget?.closest('dialog')) held.current = null;
    },
  };
}
