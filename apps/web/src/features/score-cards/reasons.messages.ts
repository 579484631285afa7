import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Why something is 'Not Calculated'. A measure that an adjustment takes away on purpose is told like any other. */
export const messages = defineCatalogue('score-cards/reasons');

export type ReasonKey = keyof (typeof messages)['en'];
