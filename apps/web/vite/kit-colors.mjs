/**
 * In place of the kit's fourteen colours: the theme has its own (apps/web/src/ui/theme/theme.ts), and of the kit's no
 * page asks for another than this one.
 */
export const DEFAULT_COLORS = {
  red: [
    '#fff5f5',
    '#ffe3e3',
    '#ffc9c9',
    '#ffa8a8',
    '#ff8787',
    '#ff6b6b',
    '#fa5252',
    '#f03e3e',
    '#e03131',
    '#c92a2a',
  ],
};
