import { defineCatalogue } from '../../platform/i18n/catalogue.ts';
import { messages as ui } from '../ui.messages.ts';

/** What a bar says aloud. */
export const messages = defineCatalogue('ui/charts/band-bar', ui);
