import type { TaskViewModule } from '../../task-view.ts';
import { coinTossMessages } from './messages.ts';
import { createCoinTossPractice } from './practice.ts';
import { CoinTossView } from './view.tsx';

/** The browser half of Coin Toss. */
export const View: TaskViewModule['View'] = CoinTossView;
export const createPractice: TaskViewModule['createPractice'] = createCoinTossPractice;
export const messages: TaskViewModule['messages'] = coinTossMessages;
