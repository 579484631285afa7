import type { MastSignal, Side } from './core.ts';

/** The side that each signal asks for; the instructions say so. */
export const SIDE_OF: Readonly<Record<MastSignal, Side>> = { ball: 'left', diamond: 'right' };
