import { defineCatalogue } from '../platform/i18n/catalogue.ts';

export const messages = defineCatalogue('areas');

export type AreaMessage = keyof (typeof messages)['en'];
