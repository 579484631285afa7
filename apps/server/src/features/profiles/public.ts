export { changeProfile } from './change-profile.ts';
export { shownProfileOf } from './profile-view.ts';
