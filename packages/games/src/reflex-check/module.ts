import type { TaskViewModule } from '../task-view.ts';
import { reflexCheckMessages } from './messages.ts';
import { createReflexCheckPractice } from './practice.ts';
import { ReflexCheckView } from './view.tsx';

/** The browser half of Reflex Check. */
export const View: TaskViewModule['View'] = ReflexCheckView;
export const createPractice: TaskViewModule['createPractice'] = createReflexCheckPractice;
export const messages: TaskViewModule['messages'] = reflexCheckMessages;
