import { defineCatalogue } from '../../../platform/i18n/catalogue.ts';

/** Feedback on interviews, and what of interviews waits for somebody. */
export const feedbackMessages = defineCatalogue('interviews/feedback');
