import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The words of the first screen of applying, apart from the rest so that it opens fast. */
export const messages = defineCatalogue('applications/start');
