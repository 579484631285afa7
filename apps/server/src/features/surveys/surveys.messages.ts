import { defineMessages } from '../../platform/language/say.ts';

/** What is said about surveys. */
export const surveysSay = defineMessages('surveys');
