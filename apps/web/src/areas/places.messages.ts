import { defineCatalogue } from '../platform/i18n/catalogue.ts';

/** What homes say of themselves and of the places they lead to. */
export const placesMessages = defineCatalogue('areas/places');

export type PlaceMessage = keyof (typeof placesMessages)['en'];
