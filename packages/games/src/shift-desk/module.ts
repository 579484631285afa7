import type { TaskViewModule } from '../task-view.ts';
import { shiftDeskMessages } from './messages.ts';
import { createShiftDeskPractice } from './practice.ts';
import { sayRated as sayRatedItem } from './rated-text.ts';
import { ShiftDeskView } from './view.tsx';

/** The browser half of Shift Desk. */
export const View: TaskViewModule['View'] = ShiftDeskView;
export const createPractice: TaskViewModule['createPractice'] = createShiftDeskPractice;
/** After time away the desk is shown as the server has it, and the clock runs on from there. */
export const replacesItems = true;
export const messages: TaskViewModule['messages'] = shiftDeskMessages;
export const sayRated: TaskViewModule['sayRated'] = sayRatedItem;
