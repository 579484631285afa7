import { defineCatalogue } from '../../platform/i18n/catalogue.ts';

/** The dialog of a move with its mail, what the log says of it, and why applications ended. */
export const moveDialogMessages = defineCatalogue('applicants/move-dialog');
