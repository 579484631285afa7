/**
 * In place of the kit's own colours of variants: the theme has others (apps/web/src/ui/theme/theme.ts), and these would
 * come along with every page and never be asked.
 */
export function defaultVariantColorsResolver() {
  throw new Error('the theme says which colours variants have');
}
