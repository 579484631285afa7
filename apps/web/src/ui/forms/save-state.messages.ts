import { defineCatalogue } from '../../platform/i18n/catalogue.ts';
import { messages as core } from '../core.messages.ts';

/** Whether something is saved. */
export const messages = defineCatalogue('ui/forms/save-state', core);
