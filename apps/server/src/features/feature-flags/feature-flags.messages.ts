import { defineMessages } from '../../platform/language/say.ts';

/** What this feature says to people. */
export const flagsSay = defineMessages('feature-flags');
