import { defineCatalogue } from '../platform/i18n/catalogue.ts';
import { messages as core } from './core.messages.ts';

export const messages = defineCatalogue('ui', core);

export type MessageKey = keyof (typeof messages)['en'];
