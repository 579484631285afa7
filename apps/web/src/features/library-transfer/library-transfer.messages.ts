import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** All scoring as one file: out, looked at, and in. */
export const messages = defineCatalogue('library-transfer');

/** A word of this feature. */
export type TransferMessage = keyof (typeof messages)['en'];
