/** A sheet that is pushed aside has come to rest after this, ms. */
const SLIDE_MS = 280;
/** One that a hand has carried is put down a little more slowly, ms. */
const CARRIED_MS = 340;
/** One that is laid on the desk, ms. */
const LAID_MS = 420;
/** Sheets are dealt one after the other, ms apart. */
const DEALT_APART_MS = 45;
/** A hand brakes late, and a sheet goes a hair too far. */
const BY_HAND = 'cubic-bezier(0.3, 1.25, 0.45, 1)';
/** What a move in progress is known by. */
const MOVE = 'sheet';

/** How far from the upper edge of the list each sheet is seen, px, by its message; also in the middle of a move. */
export type Lay = ReadonlyMap<string, number>;

const sheetsIn = (list: Element): readonly HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>(':scope > [data-id]'),
];

/** A person who wants no movement sees everything where it ends. */
export const movesNot = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where the sheets are seen now. */
export function layOf(list: Element): Lay {
  const { top } = list.getBoundingClientRect();
  return new Map(
    sheetsIn(list).map((sheet) => [sheet.dataset.id ?? '', sheet.getBoundingClientRect().top - top]),
  );
}

/** Ends what a sheet is still doing. */
export function atRest(sheet: Element): void {
  for (const move of sheet.getAnimations()) if (move.id === MOVE) move.cancel();
}

/**
 * Slides each sheet from where it was seen to where it lies now. They are where they are for whoever presses them: only
 * their pictures come after. The `carried` one goes over the others.
 */
export function slideFrom(list: Element, before: Lay, carried: string | null): void {
  const sheets = sheetsIn(list);
  for (const sheet of sheets) atRest(sheet);
  const now = layOf(list);
  for (const sheet of sheets) {
    const id = sheet.dataset.id ?? '';
    const way = (before.get(id) ?? 0) - (now.get(id) ?? 0);
    if (!before.has(id) || Math.abs(way) < 1) continue;
    const from = `translateY(${way}px)`;
    if (id !== carried) {
      sheet.animate({ transform: [from, 'none'] }, { id: MOVE, duration: SLIDE_MS, easing: BY_HAND });
      continue;
    }
    const over = `translateY(${way / 2}px) rotate(-0.7deg) scale(1.02)`;
    onTop(
      sheet,
      sheet.animate(
        { transform: [from, over, 'none'], offset: [0, 0.4, 1] },
        { id: MOVE, duration: CARRIED_MS, easing: 'ease-out' },
      ),
    );
  }
}

/** The sheets of a morning are dealt onto the desk, legible from the first frame on. */
export function deal(list: Element): void {
  for (const [at, sheet] of sheetsIn(list).entries())
    sheet.animate(
      { transform: [`translateY(-16px) rotate(${at % 2 === 0 ? 0.9 : -0.9}deg)`, 'none'] },
      { id: MOVE, duration: LAID_MS, delay: at * DEALT_APART_MS, easing: BY_HAND, fill: 'backwards' },
    );
}

/** A sheet that was handed over is laid with the others. */
export function lay(list: Element, id: string): void {
  const sheet = sheetsIn(list).find((each) => each.dataset.id === id);
  if (sheet === undefined) return;
  onTop(
    sheet,
    sheet.animate(
      { transform: ['translateY(-56px) rotate(-2.5deg) scale(1.05)', 'none'] },
      { id: MOVE, duration: LAID_MS, easing: BY_HAND },
    ),
  );
}

/** A stamp comes down on a sheet. */
export function stampDown(stamp: Element): void {
  stamp.animate(
    { transform: ['scale(1.8)', 'scale(0.94)', 'none'], opacity: [0, 1, 1], offset: [0, 0.6, 1] },
    { duration: 200, easing: 'ease-in' },
  );
}

function onTop(sheet: HTMLElement, move: Animation): void {
  const done = () => sheet.style.removeProperty('z-index');
  sheet.style.setProperty('z-index', '2');
  move.onfinish = done;
  move.oncancel = done;
}
