/** The languages, each in its own name and script. */
export const languageNames = { en: 'English', ar: 'العربية' } as const;
