import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The timeline of single responses. */
export const messages = defineCatalogue('score-cards/timeline');

export type TimelineMessage = keyof (typeof messages)['en'];
