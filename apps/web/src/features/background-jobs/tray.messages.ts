import { defineCatalogue } from '../../platform/i18n/catalogue.ts';
import { jobMessages } from './background-jobs.messages.ts';

/** The job tray. */
export const trayMessages = defineCatalogue('background-jobs/tray', jobMessages);
