import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Addresses that get no mails, and trying parts of the server out. */
export const messages = defineCatalogue('administration/mail-desk');
