import { defineCatalogue } from '../../../platform/i18n/catalogue.ts';

/** What weights come to at work. */
export const messages = defineCatalogue('simulations/weights');
