import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The calendar of interviews. */
export const calendarMessages = defineCatalogue('calendar');
