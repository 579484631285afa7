import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Figures of a what-if, tried or kept with a version. */
export const messages = defineCatalogue('score-templates/what-if');
