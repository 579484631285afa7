import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The candidate notice, as candidates read it and as organizations write it. */
export const messages = defineCatalogue('notices');
