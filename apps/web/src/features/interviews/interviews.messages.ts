import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Interviews: lists, one interview, arranging it, own hours. */
export const messages = defineCatalogue('interviews');
