import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The words of the switch in the frame. */
export const workingMessages = defineCatalogue('recruiter-links/working-for');
