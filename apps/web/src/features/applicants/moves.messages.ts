import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Moving applicants: the dialog, what is told afterwards, and the reasons of the platform. */
export const moveMessages = defineCatalogue('applicants/moves');
