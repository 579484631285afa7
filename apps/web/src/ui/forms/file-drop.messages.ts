import { defineCatalogue } from '../../platform/i18n/catalogue.ts';
import { messages as core } from '../core.messages.ts';

/** What a place for files says. */
export const messages = defineCatalogue('ui/forms/file-drop', core);
