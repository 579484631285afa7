import { defineMessages } from '../../platform/language/say.ts';

/** What imports of records say to people. */
export const recordsImportSay = defineMessages('records-import');
