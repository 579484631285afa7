import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The score card as the hiring side reads it. How it was computed has words of its own. */
export const messages = defineCatalogue('score-cards/card');

export type CardMessage = keyof (typeof messages)['en'];
