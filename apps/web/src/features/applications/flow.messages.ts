import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The words of the steps of an application; the first screen's are in `start.messages.ts`. */
export const messages = defineCatalogue('applications/flow');
