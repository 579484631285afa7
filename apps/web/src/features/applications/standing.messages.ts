import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Where an application stands: what happens next, by when, who decides, what was opened. */
export const messages = defineCatalogue('applications/standing');
