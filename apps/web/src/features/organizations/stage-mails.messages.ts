import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The emails that candidates get when they are moved. */
export const stageMailMessages = defineCatalogue('organizations/stage-mails');
