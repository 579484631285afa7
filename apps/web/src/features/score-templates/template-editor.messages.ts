import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** What a template weighs, the preview of a card, and what stands against publishing. */
export const messages = defineCatalogue('score-templates/template-editor');
