import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The specification's fixed words of a position, and the statuses, as people read them. */
export const vocabulary = defineCatalogue('positions/vocabulary');
