import type { TaskViewModule } from '../task-view.ts';
import { lanternPathMessages } from './messages.ts';
import { createLanternPathPractice } from './practice.ts';
import { LanternPathView } from './view.tsx';

/** The browser half of Lantern Path. */
export const View: TaskViewModule['View'] = LanternPathView;
export const createPractice: TaskViewModule['createPractice'] = createLanternPathPractice;
export const messages: TaskViewModule['messages'] = lanternPathMessages;
/** A path that was seen before a pause is replaced by another one. */
export const replacesItems = true;
