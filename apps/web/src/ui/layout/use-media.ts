import { drawing, PHONE } from '../../platform/drawing/drawing.ts';
import { useStore } from '../../platform/use-store.ts';

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  return useStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => query === PHONE && drawing()?.look.phone === true,
  );
}
