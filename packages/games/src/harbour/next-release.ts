/** Whoever holds it longer than this waits for nothing. */
const LONG_PRESS_MS = 400;

/**
 * Resolves once what was pressed just now is let go of, or after 400 ms. Ask at the press. What a press leads to and what
 * is much to draw belongs after it: else the release, which a touch screen answers for as well, waits for all that.
 */
export function nextRelease(): Promise<void> {
  return new Promise((resolve) => {
    const ends = ['pointerup', 'pointercancel'] as const;
    const release = () => {
      for (const end of ends) window.removeEventListener(end, release, true);
      clearTimeout(late);
      resolve();
    };
    for (const end of ends) window.addEventListener(end, release, true);
    const late = setTimeout(release, LONG_PRESS_MS);
  });
}
