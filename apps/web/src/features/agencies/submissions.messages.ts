import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Submissions and disputes. */
export const submissionMessages = defineCatalogue('agencies/submissions');
