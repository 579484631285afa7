import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The page of one person, and the forms that change people. */
export const personMessages = defineCatalogue('talent-pool/person');
