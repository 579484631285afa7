import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** What own plays say of how exact games measure. */
export const messages = defineCatalogue('calibrations');
