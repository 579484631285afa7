import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The reasons that decisions about applicants can have. */
export const reasonMessages = defineCatalogue('organizations/reasons');
