import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The words of an invitation to apply, apart from the first screen of applying so that that opens fast. */
export const inviteMessages = defineCatalogue('applications/invite');
