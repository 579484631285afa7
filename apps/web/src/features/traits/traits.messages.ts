import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The library of traits: the tree, an entry, and files in and out. */
export const messages = defineCatalogue('traits');

/** Keys of this catalogue. */
export type TraitsMessage = keyof typeof messages.en;
