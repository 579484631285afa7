export { type Simulation, simulationQuery } from './simulations.api.ts';
export { EffectiveWeights } from './weights/effective-weights.tsx';
export { messages as weightsMessages } from './weights/weights.messages.ts';
