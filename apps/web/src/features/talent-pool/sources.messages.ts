import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Links for channels, and referring people. */
export const sourcesMessages = defineCatalogue('talent-pool/sources');
