import { defineMessages } from '../../platform/language/say.ts';

/** What is said of files that are to be brought into the library: of the whole, and of a field of a row. */
export const libraryImportSay = defineMessages('traits/library-import');
