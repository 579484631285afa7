import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Links by which teams join. */
export const teamLinkMessages = defineCatalogue('organizations/team-links');
