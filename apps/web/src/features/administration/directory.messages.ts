import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The platform's lists over all organizations. */
export const messages = defineCatalogue('administration/directory');
