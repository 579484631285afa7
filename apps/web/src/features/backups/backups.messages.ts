import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Backups of the whole installation. */
export const messages = defineCatalogue('backups');
