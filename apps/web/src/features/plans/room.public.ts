export { PlanRoom } from './components/plan-room.tsx';
