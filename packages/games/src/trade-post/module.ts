import type { TaskViewModule } from '../task-view.ts';
import { tradePostMessages } from './messages.ts';
import { createTradePostPractice } from './practice.ts';
import { TradePostView } from './view.tsx';

/** The browser half of Trade Post. */
export const View: TaskViewModule['View'] = TradePostView;
export const createPractice: TaskViewModule['createPractice'] = createTradePostPractice;
export const messages: TaskViewModule['messages'] = tradePostMessages;
/** What a ship does is known to the server alone. */
export const awaitsOutcome = true;
