export { recordView } from './profile-views.api.ts';
