import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Parts of the product that are introduced step by step. */
export const messages = defineCatalogue('feature-flags');
