import type { TaskViewModule } from '../task-view.ts';
import { teamDaysMessages } from './messages.ts';
import { createTeamDaysPractice } from './practice.ts';
import { sayRated as sayRatedItem } from './rated-text.ts';
import { TeamDaysView } from './view.tsx';

/** The browser half of Team Days. */
export const View: TaskViewModule['View'] = TeamDaysView;
export const createPractice: TaskViewModule['createPractice'] = createTeamDaysPractice;
export const messages: TaskViewModule['messages'] = teamDaysMessages;
export const sayRated: TaskViewModule['sayRated'] = sayRatedItem;
