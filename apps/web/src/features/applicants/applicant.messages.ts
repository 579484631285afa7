import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The page of one applicant. */
export const applicantMessages = defineCatalogue('applicants/applicant');
