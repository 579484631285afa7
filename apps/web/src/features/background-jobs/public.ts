export { JobTray } from './components/job-tray.tsx';
