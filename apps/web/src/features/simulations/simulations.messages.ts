import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

export const messages = defineCatalogue('simulations');

export type SimulationMessage = keyof (typeof messages)['en'];
