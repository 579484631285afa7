import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The list of leads, for the platform's people. */
export const deskMessages = defineCatalogue('leads/desk');
