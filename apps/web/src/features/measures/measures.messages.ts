import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Words for what games measure and how formulas count it; score cards use them too. */
export const messages = defineCatalogue('measures');

export type MeasureKey = keyof (typeof messages)['en'];
