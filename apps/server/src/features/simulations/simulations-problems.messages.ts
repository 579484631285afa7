import { defineMessages } from '../../platform/language/say.ts';

/** What stands against publishing a simulation, by the code of the problem. */
export const simulationsProblemsSay = defineMessages('simulations/simulations-problems');
