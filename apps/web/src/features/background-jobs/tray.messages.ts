import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The job tray, and what is said of jobs that have ended. */
export const trayMessages = defineCatalogue('background-jobs/tray');
