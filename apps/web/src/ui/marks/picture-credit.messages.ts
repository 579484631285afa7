import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Who is named beside a picture. */
export const messages = defineCatalogue('ui/marks/picture-credit');
