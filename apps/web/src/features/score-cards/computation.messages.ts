import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** How a card was computed and how to prove it. */
export const messages = defineCatalogue('score-cards/computation');

export type ComputationMessage = keyof (typeof messages)['en'];
