import { defineCatalogue } from '../platform/i18n/catalogue.ts';

/** Names of the user types. */
export const rolesMessages = defineCatalogue('areas/roles');

export type RoleMessage = keyof (typeof rolesMessages)['en'];
