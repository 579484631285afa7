import { defineCatalogue } from '../../../platform/i18n/catalogue.ts';

/** Where two versions of a simulation differ. */
export const messages = defineCatalogue('simulations/builder/places');

export type PlaceMessage = keyof (typeof messages)['en'];
