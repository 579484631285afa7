import { defineCatalogue } from '../platform/i18n/catalogue.ts';

/** What the palette finds besides places and keys. */
export const paletteMessages = defineCatalogue('areas/palette');
