import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Trying a simulation before anybody applies. */
export const messages = defineCatalogue('previews');
