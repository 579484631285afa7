import { type RefObject, useEffect } from 'react';

/**
 * While something covers a game, the keyboard belongs to the cover: its first button has it, and gets it back when the
 * game takes it, as one does that shows a card of its own when it is paused.
 */
export function useKeptFocus(cover: RefObject<HTMLElement | null>, isCovered: boolean): void {
  useEffect(() => {
    if (!isCovered) return;
    const take = () => cover.current?.querySelector('button')?.focus();
    const timers = new Set<ReturnType<typeof setTimeout>>();
    // The window loses the keyboard to the frame; only afterwards can it be taken back.
    const later = () => {
      if (document.activeElement instanceof HTMLIFrameElement) timers.add(setTimeout(take, 0));
    };
    take();
    window.addEventListener('blur', later);
    return () => {
      window.removeEventListener('blur', later);
      for (const timer of timers) clearTimeout(timer);
    };
  }, [cover, isCovered]);
}
