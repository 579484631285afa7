import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Culture questions. */
export const messages = defineCatalogue('culture-questions');
