import { ofEveryGame } from './registry.ts';

/** The formulas of every built-in game. */
export const TASK_FORMULAS = ofEveryGame(({ formulas }) => formulas);
