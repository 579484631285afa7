import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Panels of experts, as the super admin sees them. */
export const messages = defineCatalogue('expert-panels');
