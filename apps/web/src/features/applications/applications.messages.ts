import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The words of a candidate's home and applications. */
export const messages = defineCatalogue('applications');
