import { defineCatalogue } from './i18n/catalogue.ts';

export const messages = defineCatalogue('platform');
