import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** Words of the page of operators. */
export const messages = defineCatalogue('formulas/operators');

/** Keys of this catalogue. */
export type OperatorsMessage = keyof typeof messages.en;
