import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The way to referring people. */
export const referMessages = defineCatalogue('positions/refer');
