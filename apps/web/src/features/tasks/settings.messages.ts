import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** What the built-in games call their settings: name, explanation and choices, by game and parameter. */
export const messages = defineCatalogue('tasks/settings');

export type SettingMessage = keyof (typeof messages)['en'];
