import { type RefCallback, useCallback, useState } from 'react';
import type { Size } from './frame-fit.ts';

/** The space that an element has, as it changes; the window's before it is known. */
export function useSpace(): { readonly box: RefCallback<HTMLElement>; readonly space: Size } {
  const [space, setSpace] = useState<Size>(() => [window.innerWidth, window.innerHeight]);
  const box = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const look = () => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0 && clientHeight > 0) setSpace([clientWidth, clientHeight]);
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    look();
    return () => observer.disconnect();
  }, []);
  return { box, space };
}
