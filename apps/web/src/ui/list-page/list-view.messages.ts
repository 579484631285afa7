import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Lists with filters and actions on several rows. */
export const listMessages = defineCatalogue('ui/lists/list-view');
