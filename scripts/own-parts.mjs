// Mantine is the kit (docs/decisions): parts that open over the page, pick, or are edited in are not written by hand.

/** What only a hand-written popup, picker, combobox or editor has. */
const HAND_MADE =
  /role="(?:combobox|listbox|menu|dialog|grid|slider|spinbutton|tree|tooltip)"|createPortal\(|contentEditable|<dialog\b|\bpopover=/;

/** Written by hand before, and why they stay: the record of the kit says more. */
const OWN_PARTS = new Map([
  ['apps/web/src/areas/command-palette.tsx', 'in the frame that everyone loads'],
  [
    'apps/web/src/features/interviews/components/calendar/time-grid.tsx',
    'days of 23 and 25 hours in several zones; the kit knows wall clocks only',
  ],
  ['apps/web/src/features/score-cards/components/play/trial-picture.tsx', 'a play drawn along a time line'],
  ['apps/web/src/ui/data-table/grid-table.tsx', 'thousands of rows, walked by keyboard'],
  ['apps/web/src/ui/dialogs/dialog.tsx', "the browser's own dialog"],
  ['apps/web/src/ui/dialogs/popup.tsx', 'in the frames that everyone loads'],
  ['apps/web/src/ui/lists/tree.tsx', 'Mantine has none that loads below'],
]);

/** Breaches among `files`: `{ path, text }` with paths from the root. Pure. */
export function ownPartBreaches(files) {
  return files
    .filter(({ path }) => /^apps\/web\/src\/.*\.tsx$/.test(path) && !OWN_PARTS.has(path))
    .flatMap(({ path, text }) => {
      const found = HAND_MADE.exec(text)?.[0];
      return found ? [`${path}: ${found} is a part written by hand; use Mantine's, loaded lazily.`] : [];
    });
}
