import type { TaskViewModule } from '../task-view.ts';
import { powerPlantMessages } from './messages.ts';
import { createPowerPlantPractice } from './practice.ts';
import { PowerPlantView } from './view.tsx';

/** The browser half of Power Plant. */
export const View: TaskViewModule['View'] = PowerPlantView;
export const createPractice: TaskViewModule['createPractice'] = createPowerPlantPractice;
export const messages: TaskViewModule['messages'] = powerPlantMessages;
/** Whether a shift is done and pays is known to the server alone. */
export const awaitsOutcome = true;
export const replacesItems = true;
