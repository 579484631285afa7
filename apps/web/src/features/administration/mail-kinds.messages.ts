import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** What kinds of mail are called. */
export const mailKindMessages = defineCatalogue('administration/mail-kinds');
