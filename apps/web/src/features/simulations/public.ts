export { type Simulation, simulationQuery } from './simulations.api.ts';
