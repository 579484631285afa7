import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Drafts by AI or by rules. */
export const messages = defineCatalogue('ai-assist');

/** Their keys. */
export type AiMessage = keyof typeof messages.en & string;
