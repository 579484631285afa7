/** On what encloses a score card: its id. */
export const CARD_MARK = 'data-score-card';

/** The id of the score card of which something can be seen right now; null where none is within the window. */
export function cardOnScreen(): string | null {
  const seen = [...document.querySelectorAll(`[${CARD_MARK}]`)].find((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < window.innerHeight;
  });
  return seen?.getAttribute(CARD_MARK) ?? null;
}
