export { SimulationValidity } from './components/simulation-validity.tsx';
