import type { TaskViewModule } from '../task-view.ts';
import { signalTowerMessages } from './messages.ts';
import { createSignalTowerPractice } from './practice.ts';
import { SignalTowerView } from './view.tsx';

/** The browser half of Signal Tower. */
export const View: TaskViewModule['View'] = SignalTowerView;
export const createPractice: TaskViewModule['createPractice'] = createSignalTowerPractice;
export const messages: TaskViewModule['messages'] = signalTowerMessages;
