import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

export const messages = defineCatalogue('pictures');
