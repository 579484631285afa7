export { WorkingSwitch } from './components/working-switch.tsx';
