import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Attempts at a simulation, as the hiring side reads of them. */
export const attemptMessages = defineCatalogue('plays/attempts');
