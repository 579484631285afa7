import type { TaskViewModule } from '../task-view.ts';
import { salvageDiveMessages } from './messages.ts';
import { createSalvageDivePractice } from './practice.ts';
import { SalvageDiveView } from './view.tsx';

/** The browser half of Salvage Dive. */
export const View: TaskViewModule['View'] = SalvageDiveView;
export const createPractice: TaskViewModule['createPractice'] = createSalvageDivePractice;
export const messages: TaskViewModule['messages'] = salvageDiveMessages;
/** Whether a crate holds a snag is known to the server alone. */
export const awaitsOutcome = true;
