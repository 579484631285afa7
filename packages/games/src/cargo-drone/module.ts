import type { TaskViewModule } from '../task-view.ts';
import { cargoDroneMessages } from './messages.ts';
import { createCargoDronePractice } from './practice.ts';
import { CargoDroneView } from './view.tsx';

/** The browser half of Cargo Drone. */
export const View: TaskViewModule['View'] = CargoDroneView;
export const createPractice: TaskViewModule['createPractice'] = createCargoDronePractice;
export const messages: TaskViewModule['messages'] = cargoDroneMessages;
/** What a crate did to the drone is known to the server alone. */
export const awaitsOutcome = true;
