export { AllPanels } from './components/all-panels.tsx';
