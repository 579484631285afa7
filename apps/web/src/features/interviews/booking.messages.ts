import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The booking page of candidates. */
export const bookingMessages = defineCatalogue('booking');
