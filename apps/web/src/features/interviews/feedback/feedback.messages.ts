import { defineCatalogue } from '../../../platform/i18n/catalogue.ts';

/** Feedback on interviews, and which interviews still need someone’s answer. */
export const feedbackMessages = defineCatalogue('interviews/feedback');
