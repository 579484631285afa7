import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Adverse-impact reports. */
export const messages = defineCatalogue('impact-reports');
