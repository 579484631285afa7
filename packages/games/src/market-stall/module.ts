import type { TaskViewModule } from '../task-view.ts';
import { marketStallMessages } from './messages.ts';
import { createMarketStallPractice } from './practice.ts';
import { MarketStallView } from './view.tsx';

/** The browser half of Market Stall. */
export const View: TaskViewModule['View'] = MarketStallView;
export const createPractice: TaskViewModule['createPractice'] = createMarketStallPractice;
/** One question is released at a time, so that nobody can work ahead on the ones to come. */
export const awaitsOutcome = true;
export const replacesItems = true;
export const messages: TaskViewModule['messages'] = marketStallMessages;
