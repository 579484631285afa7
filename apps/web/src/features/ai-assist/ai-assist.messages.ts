import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Drafts by AI or by rules. */
export const messages = defineCatalogue('ai-assist');
