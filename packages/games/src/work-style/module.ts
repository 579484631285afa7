import type { TaskViewModule } from '../task-view.ts';
import { workStyleMessages } from './messages.ts';
import { createWorkStylePractice } from './practice.ts';
import { WorkStyleView } from './view.tsx';

/** The browser half of Work Style. */
export const View: TaskViewModule['View'] = WorkStyleView;
export const createPractice: TaskViewModule['createPractice'] = createWorkStylePractice;
export const messages: TaskViewModule['messages'] = workStyleMessages;
