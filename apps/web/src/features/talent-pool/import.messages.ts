import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The import of people. */
export const importMessages = defineCatalogue('talent-pool/import');
