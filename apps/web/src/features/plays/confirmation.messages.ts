import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Confirmation plays: as recruiters ask for them and as candidates are asked. */
export const confirmationMessages = defineCatalogue('plays/confirmation');
