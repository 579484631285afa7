import { defineMessages } from '../../platform/language/say.ts';

/** What is said about cohorts of independent recruiters. */
export const independentGroupsSay = defineMessages('independent-groups');
