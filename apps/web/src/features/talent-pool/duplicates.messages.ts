import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** People who are in the pool twice, and merging them. */
export const duplicatesMessages = defineCatalogue('talent-pool/duplicates');
