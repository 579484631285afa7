import type { TaskViewModule } from '../task-view.ts';
import { craneYardMessages } from './messages.ts';
import { createCraneYardPractice } from './practice.ts';
import { CraneYardView } from './view.tsx';

/** The browser half of Crane Yard. */
export const View: TaskViewModule['View'] = CraneYardView;
export const createPractice: TaskViewModule['createPractice'] = createCraneYardPractice;
export const messages: TaskViewModule['messages'] = craneYardMessages;
/** A problem that was seen before a pause is replaced by another one. */
export const replacesItems = true;
