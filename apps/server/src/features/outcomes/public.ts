export { validityOfSimulation } from './validity-of-simulation.ts';
