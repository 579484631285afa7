export { entryNames } from './entry-names.ts';
export { keepImportedWordings } from './keep-imported.ts';
export { installStarterLibrary } from './starter-library.ts';
export { type EntryWords, type Vocabulary, wordsOfDays } from './words-of-day.ts';
