import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Sharing an applicant. */
export const shareMessages = defineCatalogue('applicants/share');
