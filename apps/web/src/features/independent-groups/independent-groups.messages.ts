import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Cohorts of independent recruiters. */
export const messages = defineCatalogue('independent-groups');
