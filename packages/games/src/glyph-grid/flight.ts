/** Has something fly from another place to the one where it lies. It is measured at rest: the movement begins after. */
export function flyFrom(flying: HTMLElement | null, from: Element | null | undefined): void {
  if (!flying || !from || flying.dataset.flies !== undefined) return;
  startsAt(flying, from);
  flying.dataset.flies = '';
}

/** Where the way of something begins that lies at its end: on another thing, and as large as that. */
export function startsAt(moved: HTMLElement, from: Element): void {
  const to = moved.getBoundingClientRect();
  const start = from.getBoundingClientRect();
  if (to.width === 0 || start.width === 0) return;
  const x = start.left + start.width / 2 - to.left - to.width / 2;
  const y = start.top + start.height / 2 - to.top - to.height / 2;
  moved.style.setProperty('--from', `translate(${x}px, ${y}px) scale(${start.width / to.width})`);
}
