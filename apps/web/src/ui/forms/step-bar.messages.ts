import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The steps of a form. */
export const messages = defineCatalogue('ui/forms/step-bar');
