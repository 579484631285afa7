import { defineCatalogue } from '../../../platform/i18n/catalogue.ts';

/** What stands against publishing a simulation, by the code that the server gives it. */
export const messages = defineCatalogue('simulations/builder/problems');

export type ProblemMessage = keyof (typeof messages)['en'];
