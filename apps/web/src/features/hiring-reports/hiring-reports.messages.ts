import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Reports on hiring; what is in them the server says. */
export const messages = defineCatalogue('hiring-reports');
