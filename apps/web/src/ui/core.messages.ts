import { defineCatalogue } from '../platform/i18n/catalogue.ts';

/** The few words that are needed before any page is: part of everybody's first load. */
export const messages = defineCatalogue('ui/core');
