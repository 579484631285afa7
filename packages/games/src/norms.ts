import { ofEveryGame } from './registry.ts';

/** The norms that come with every built-in game; a game that counts against no norm has none. */
export const TASK_NORMS = ofEveryGame(({ norms }) => norms);
